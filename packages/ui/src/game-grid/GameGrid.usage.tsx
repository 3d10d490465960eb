import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['Games below each other, as many as there are'],
  whenNot: ['Up to ten games on a page of many kinds: a row that scrolls takes less height'],
}
