import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['Announcements that may be missed'],
  whenNot: ['Anything that the player must know: use `Banner`, a `Dialog` or the inbox'],
}
