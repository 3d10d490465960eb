import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ["More than a line in the player's own words"],
  whenNot: ['One line: use `TextField`'],
}
