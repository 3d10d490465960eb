import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['Kinds of games, more than fit in a line'],
  whenNot: ['Up to four views of one page: use `SegmentedTabs`', 'Filters that add up: use `Chip`'],
}
