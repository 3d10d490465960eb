import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { RadioGroup } from './RadioGroup.tsx'

const group = (label: string, choices: readonly { value: string; label: string; detail?: string }[]) => (
  <RadioGroup label={label} choices={choices} value={choices[0]?.value} onChange={nothing} variant="cards" />
)
const ways = group('How to pay', [
  { value: 'bank', label: 'Bank transfer', detail: 'Within an hour, free' },
  { value: 'card', label: 'Card', detail: 'At once, 1 %' },
])

export const usage: Usage = {
  when: [
    'One of two to five choices in a form, all of them in sight',
    'Choices that are compared: time, cost, limits',
  ],
  whenNot: [
    'More than five: use `Select`',
    'A view of the page: use `SegmentedTabs`',
    'Several at once: use `Checkbox`',
  ],
  anatomy: {
    shown: ways,
    parts: [
      { name: 'Group', at: 'fieldset, [role=radiogroup]', role: 'Reads its label before the choices.' },
      { name: 'Choice', at: 'label', role: 'The whole card is the target.' },
      { name: 'Mark', at: 'input', role: 'Told by shape and colour.' },
    ],
  },
  pairs: [
    {
      good: { shown: ways, why: 'What decides, time and cost, stands beside each choice.' },
      bad: {
        shown: group('Method', [
          { value: '1', label: 'Method 1' },
          { value: '2', label: 'Method 2 (recommended)' },
        ]),
        why: 'Names without a difference, and a push towards one of them.',
      },
    },
  ],
  limits: ['Two to five choices', 'Label: 24 characters', 'Detail: one line, 40 characters'],
  states: { shown: ways, on: 'label' },
}
