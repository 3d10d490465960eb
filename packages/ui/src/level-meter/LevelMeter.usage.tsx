import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ["The member's level in the club and the way to the next"],
  whenNot: [
    'Progress of a single task: use `Progress`',
    'A level that money alone would buy: the meter must not urge anybody to stake',
  ],
}
