import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['The period of a list of records'],
  whenNot: ['A birthday: use `TextField` with the keyboard of a date'],
}
