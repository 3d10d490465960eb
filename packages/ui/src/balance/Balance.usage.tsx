import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { Card } from '../card/index.ts'
import { Balance, type BalanceProps } from './Balance.tsx'

const balance = (props: Partial<BalanceProps> = {}) => (
  <Card>
    <Balance
      label="Balance"
      symbol="€"
      amount="12,480"
      amountWithDecimals="12,480.50"
      hidden={false}
      onHiddenChange={nothing}
      onRefresh={nothing}
      labels={{
        show: 'Show balance',
        hide: 'Hide balance',
        refresh: 'Refresh balance',
        hidden: 'Balance hidden',
      }}
      {...props}
    />
  </Card>
)

export const usage: Usage = {
  when: ['The money a member can play with, where money moves next'],
  whenNot: [
    'A sum that was moved: use `RecordList`',
    'A sum to be typed: use `AmountField`',
    'A second time on the same screen',
  ],
  anatomy: {
    shown: balance(),
    parts: [
      {
        name: 'Figure',
        at: 'strong, output, p:nth-of-type(2), :scope > * > * > *',
        role: 'Arrives formatted, stays on one line and gives way in size.',
      },
      { name: 'Hide', at: 'button', role: 'For a phone among people; the choice is kept.' },
      { name: 'Refresh', at: 'button:last-of-type', role: 'Asks the gateway again.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: balance({ symbol: '₫', amount: '98,765,432,100', amountWithDecimals: '98,765,432,100.00' }),
        why: 'A long sum gets smaller before it breaks.',
      },
      bad: {
        shown: balance({ amount: 'about 12k', amountWithDecimals: 'about 12k' }),
        why: 'Money is exact: never about, never rounded.',
      },
    },
  ],
  limits: ['Figure: 15 digits', 'Label: one word', 'One on a screen'],
  states: {
    shown: balance(),
    on: 'button',
    more: {
      hidden: balance({ hidden: true }),
      refreshing: balance({ refreshing: true }),
      unknown: balance({ amount: undefined, amountWithDecimals: undefined }),
    },
  },
}
