import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['A mobile number that gets a text message'],
  whenNot: ['Any other number: use `TextField`'],
}
