import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['Numbers of a draw, in the order in which they count'],
  whenNot: ['Numbers that the player picks: use `NumberGrid`'],
}
