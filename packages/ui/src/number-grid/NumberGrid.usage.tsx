import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { NumberGrid, type NumberGridProps } from './NumberGrid.tsx'

const numbers = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const code = String(at + 1).padStart(2, '0')
    return { code, label: code }
  })
const grid = (props: Partial<NumberGridProps> = {}) => (
  <NumberGrid
    label="Six numbers"
    countLabel="2 of 6"
    choices={numbers(15)}
    selected={['03', '07']}
    onChange={nothing}
    maximum={6}
    {...props}
  />
)

export const usage: Usage = {
  when: ['Numbers of a lottery from which the player picks'],
  whenNot: ['Numbers that were drawn: use `BallRow`', 'A small count, such as lines: use `Stepper`'],
  anatomy: {
    shown: grid({ quickLabel: 'Quick picks', quick: [{ label: 'Clear', codes: [] }] }),
    parts: [
      {
        name: 'Position',
        at: ':scope > div > div > span',
        role: 'The place of the draw that the numbers are for.',
      },
      { name: 'Count', at: 'output', role: 'How many of how many; read when it changes.' },
      {
        name: 'Quick picks',
        at: '[role=group] button, div > button',
        role: 'Optional: sets with one tap, and clear.',
      },
      { name: 'Number', at: '[role=toolbar] button', role: 'At least 44 px; arrow keys move inside.' },
      { name: 'Picked', at: '[aria-pressed=true]', role: 'Filled, not only coloured.' },
    ],
  },
  pairs: [
    {
      good: { shown: grid(), why: 'The count says how many are still free.' },
      bad: {
        shown: grid({
          label: 'Lucky numbers',
          countLabel: 'Come on!',
          quick: [{ label: 'Hot numbers that must come', codes: ['01'] }],
          quickLabel: 'Tips',
        }),
        why: 'No number is lucky or due: a draw has no memory, and the site must not say so.',
      },
    },
  ],
  limits: [
    'Label of a ball: three characters; words go on tiles',
    'Detail: the odds, one figure',
    'Up to five quick picks',
  ],
  states: {
    shown: grid({ choices: numbers(5), selected: [], countLabel: '0 of 6' }),
    on: '[role=toolbar] button:nth-child(2)',
    more: {
      full: grid({ choices: numbers(5), selected: ['01', '02'], maximum: 2, countLabel: '2 of 2' }),
      closed: grid({ choices: numbers(5), disabled: true }),
    },
  },
}
