import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['Figures that are compared by column: odds, commissions, results'],
  whenNot: [
    'A list of transactions: `RecordList` reads better on a phone',
    'Fewer than three columns: use `ListRow`',
  ],
}
