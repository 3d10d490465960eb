import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { TextField } from './TextField.tsx'

const field = (
  <TextField label="Username" value="mai88" onChange={nothing} help="4 to 16 letters and digits" />
)

export const usage: Usage = {
  when: ['One line in the player’s own words: a name, an address, a code word'],
  whenNot: [
    'A sum: use `AmountField`',
    'A secret: use `PasswordField`',
    'One of a known few: use `RadioGroup` or `Select`',
  ],
  anatomy: {
    shown: field,
    parts: [
      { name: 'Label', at: 'label', role: 'Always in sight, never only a placeholder.' },
      { name: 'Field', at: 'input', role: 'With the keyboard and the completion of its content.' },
      {
        name: 'Message',
        at: ':scope > * > :last-child',
        role: 'Help, or the error in its place: the page does not move.',
      },
    ],
  },
  pairs: [
    {
      good: {
        shown: (
          <TextField
            label="Username"
            value="m"
            onChange={nothing}
            error="Enter 4 to 16 letters and digits."
          />
        ),
        why: 'Says what to type, where it is typed.',
      },
      bad: {
        shown: <TextField label="Field 1" value="m" onChange={nothing} error="Invalid input (E-1042)" />,
        why: 'A label without meaning, and an error that only blames.',
      },
    },
  ],
  limits: [
    'Label: 30 characters, one line',
    'Help and error: 80 characters, two lines',
    'Six fields on one page',
  ],
  states: {
    shown: field,
    on: 'input',
    more: {
      'with an error': (
        <TextField label="Username" value="m" onChange={nothing} error="Enter 4 to 16 letters and digits." />
      ),
      disabled: <TextField label="Username" value="mai88" onChange={nothing} disabled />,
    },
  },
}
