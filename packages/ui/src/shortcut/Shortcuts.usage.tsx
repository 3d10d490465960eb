import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['Up to five destinations that most visits need'],
  whenNot: ['Actions of the page at hand: use `Button`', 'All destinations: they belong to `SideMenu`'],
}
