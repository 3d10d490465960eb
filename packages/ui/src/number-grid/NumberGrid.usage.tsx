import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['Numbers of a lottery from which the player picks'],
  whenNot: ['Numbers that were drawn: use `BallRow`', 'A small count, such as lines: use `Stepper`'],
}
