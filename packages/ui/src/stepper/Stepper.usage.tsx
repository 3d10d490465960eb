import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { Stepper, type StepperProps } from './Stepper.tsx'

const stepper = (props: Partial<StepperProps> = {}) => (
  <Stepper
    label="Multiple"
    value={2}
    max={99}
    onChange={nothing}
    decreaseLabel="One less"
    increaseLabel="One more"
    {...props}
  />
)

export const usage: Usage = {
  when: ['A small whole number near its present value: lines, periods, multiples'],
  whenNot: ['A sum of money: use `AmountField`', 'More than thirty steps away: use `TextField`'],
  anatomy: {
    shown: stepper(),
    parts: [
      { name: 'Label', at: 'label', role: 'What is counted.' },
      { name: 'Less', at: 'button', role: 'Off at the least number.' },
      { name: 'Number', at: 'input', role: 'May be typed too; arrow keys, Home and End work.' },
      { name: 'More', at: 'button:last-of-type', role: 'Off at the greatest number.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: stepper({ label: 'Draws', value: 3, max: 10 }),
        why: 'One word, a number within reach.',
      },
      bad: {
        shown: stepper({ label: 'Stake in euros', value: 500, max: 10_000 }),
        why: 'Hundreds of taps for a sum of money, without its currency.',
      },
    },
  ],
  limits: ['Label: 16 characters', 'Number: up to four digits', 'Least and greatest number always set'],
  states: {
    shown: stepper(),
    on: 'button:last-of-type',
    more: {
      'at its least': stepper({ value: 1 }),
      'at its most': stepper({ value: 99 }),
      disabled: stepper({ disabled: true }),
    },
  },
}
