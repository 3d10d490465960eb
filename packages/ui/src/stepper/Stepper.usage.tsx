import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['A small whole number near its present value: lines, periods, multiples'],
  whenNot: ['A sum of money: use `AmountField`', 'More than thirty steps away: use `TextField`'],
}
