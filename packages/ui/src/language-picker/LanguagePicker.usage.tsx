import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['The languages that the brand offers, each by its own name'],
  whenNot: ['Two languages beside a form: a `SegmentedTabs` choice is quicker'],
}
