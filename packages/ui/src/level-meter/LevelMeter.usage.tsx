import type { Usage } from '../../testing/usage.ts'
import { LevelMeter, type LevelMeterProps } from './LevelMeter.tsx'

const meter = (props: Partial<LevelMeterProps> = {}) => (
  <LevelMeter
    label="VIP level"
    levels={['Bronze', 'Silver', 'Gold', 'Platinum'].map((label) => ({ id: label, label }))}
    current="Silver"
    next={{ label: 'Turnover to Gold', value: 31_200, max: 50_000, valueLabel: '31,200 of 50,000' }}
    note="18,800 to Gold"
    labels={{ reached: 'reached', ahead: 'not yet reached' }}
    {...props}
  />
)

export const usage: Usage = {
  when: ["The member's level in the club and the way to the next"],
  whenNot: [
    'Progress of a single task: use `Progress`',
    'A level that money alone would buy: the meter must not urge anybody to stake',
  ],
  anatomy: {
    shown: meter(),
    parts: [
      { name: 'Level', at: '[data-hero] > div:first-child', role: 'The level that was reached, large.' },
      { name: 'Way', at: '[role=progressbar]', role: 'How far it is; left out at the highest level.' },
      { name: 'Steps', at: 'ol', role: 'All levels in order; scrolls to the own one.' },
      { name: 'Own step', at: '[aria-current=step]', role: 'A mark of its own, not only another colour.' },
    ],
  },
  pairs: [
    {
      good: { shown: meter(), why: 'What is reached comes first; the way is a fact.' },
      bad: {
        shown: meter({
          note: 'Only 18,800 more! Hurry, your level ends tonight',
          next: { label: 'Don’t lose Silver', value: 48_000, max: 50_000, valueLabel: 'Almost there!' },
        }),
        why: 'A clock and a threat make people stake; and “almost” is no figure.',
      },
    },
  ],
  limits: ['Name of a level: 12 characters', 'Note: 24 characters', 'Up to twelve levels; more scroll'],
}
