import { nothing, readAmount } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { AmountField, type AmountFieldProps } from './AmountField.tsx'

const field = (props: Partial<AmountFieldProps> = {}) => (
  <AmountField
    label="Amount"
    value="50"
    onChange={nothing}
    symbol="€"
    decimals={2}
    read={readAmount}
    presets={['20', '50', '100', '200'].map((value) => ({ value, label: `€${value}` }))}
    presetsLabel="Amounts to choose from"
    help="€10.00 to €5,000.00"
    placeholder="0.00"
    {...props}
  />
)

export const usage: Usage = {
  when: ['A sum that the player decides: deposit, withdrawal, limit, stake'],
  whenNot: ['A count: use `Stepper`', 'A sum to read: use `Text` or `Balance`'],
  anatomy: {
    shown: field(),
    parts: [
      { name: 'Label', at: 'label', role: 'Says whose money goes where, if the page does not.' },
      {
        name: 'Figure',
        at: 'input',
        role: 'Large, with the keyboard for figures; accepts digits of every script.',
      },
      {
        name: 'Quick pick',
        at: '[role=group] button, button',
        role: 'Four sums that are usual here; none of them chosen at first.',
      },
    ],
  },
  pairs: [
    {
      good: { shown: field({ value: '' }), why: 'Empty at first; limits in sight before anything is typed.' },
      bad: {
        shown: field({
          value: '5000',
          help: undefined,
          presets: [{ value: '5000', label: '€5,000 (best value)' }],
        }),
        why: 'A high sum filled in and praised is pressure.',
      },
    },
  ],
  limits: ['Four quick picks, 9 characters each', 'Help: least and most, one line', 'Figure: 13 digits'],
  states: {
    shown: field(),
    on: 'input',
    more: { 'with an error': field({ value: '5', error: 'Enter €10.00 or more.' }) },
  },
}
