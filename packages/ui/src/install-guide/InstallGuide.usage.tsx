import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['Steps to put the site on the home screen, for the phone in the hand'],
  whenNot: ['A browser that installs by itself: ask it instead'],
}
