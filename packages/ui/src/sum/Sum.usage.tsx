import type { Usage } from '../../testing/usage.ts'
import { Card } from '../card/index.ts'
import { Sum, type SumProps } from './Sum.tsx'

const sum = (symbol: string, amount: string, more: Partial<SumProps> = {}) => (
  <Card>
    <Sum
      label="Total"
      parts={[
        { kind: 'currency', text: symbol },
        { kind: 'amount', text: amount },
      ]}
      {...more}
    />
  </Card>
)

export const usage: Usage = {
  when: ['The one sum that a screen is about: what is paid, received or can be withdrawn'],
  whenNot: ['The balance: use `Balance`', 'A sum among others: use `RecordList`'],
  anatomy: {
    shown: sum('€', '1,250.00'),
    parts: [
      { name: 'Label', at: 'p', role: 'Says what the sum is, in a word or two.' },
      {
        name: 'Figure',
        at: 'div > span',
        role: 'Arrives formatted, stays on one line and gives way in size.',
      },
      {
        name: 'Currency',
        at: 'div > span > span',
        role: 'Smaller than the figure, on the side of the language.',
      },
    ],
  },
  pairs: [
    {
      good: { shown: sum('₫', '98,765,432,100'), why: 'A long sum gets smaller before it breaks.' },
      bad: { shown: sum('€', 'about 1k'), why: 'Money is exact: never about, never rounded.' },
    },
  ],
  limits: ['Figure: 15 digits', 'Label: two words', 'One on a screen'],
}
