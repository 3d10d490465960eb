import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { Checkbox } from './Checkbox.tsx'

export const usage: Usage = {
  when: ['A yes or no that is sent with a form', 'Several of a few, each on its own'],
  whenNot: [
    'A setting that takes effect at once: use `SegmentedTabs` as a choice',
    'One of several: use `RadioGroup`',
    'Consent that is ticked beforehand: the law forbids it',
  ],
  anatomy: {
    shown: <Checkbox label="Remember my username" checked onChange={nothing} />,
    parts: [
      { name: 'Box', at: 'input', role: 'Told by the tick, not by colour alone.' },
      { name: 'Label', at: 'label', role: 'The whole line is the target; may hold a link.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: <Checkbox label="Send me offers by e-mail" checked={false} onChange={nothing} />,
        why: 'Empty at first; a yes is a yes.',
      },
      bad: {
        shown: <Checkbox label="Do not refrain from sending no offers" checked onChange={nothing} />,
        why: 'Negations, and a consent that was never given.',
      },
    },
  ],
  limits: ['Label: two lines, 90 characters', 'Five below each other'],
  states: {
    shown: <Checkbox label="Remember my username" checked={false} onChange={nothing} />,
    on: 'input',
    more: {
      on: <Checkbox label="Remember my username" checked onChange={nothing} />,
      'with an error': (
        <Checkbox
          label="I am 18 or older"
          checked={false}
          onChange={nothing}
          error="Confirm your age to go on."
        />
      ),
      disabled: <Checkbox label="Remember my username" checked disabled onChange={nothing} />,
    },
  },
}
