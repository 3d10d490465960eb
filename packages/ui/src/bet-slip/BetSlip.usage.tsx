import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['Bets that are ready to be placed, with stake and possible win'],
  whenNot: ['Bets that are placed: they belong to a `RecordList`'],
}
