import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { Textarea, type TextareaProps } from './Textarea.tsx'

const area = (props: Partial<TextareaProps> = {}) => (
  <Textarea
    label="Your question"
    value=""
    onChange={nothing}
    maxLength={200}
    counter={(used, most) => ({ drawn: `${used} / ${most}`, said: `${most - used} characters left` })}
    help="20 to 200 characters"
    {...props}
  />
)

export const usage: Usage = {
  when: ["More than a line in the player's own words"],
  whenNot: ['One line: use `TextField`', 'One of a few answers: use `RadioGroup`'],
  anatomy: {
    shown: area({ value: 'My deposit of Monday is not there yet.' }),
    parts: [
      { name: 'Label', at: 'label', role: 'What is asked.' },
      {
        name: 'Counter',
        at: '[aria-hidden]',
        role: 'Written of how much; read aloud after a pause in typing.',
      },
      { name: 'Text', at: 'textarea', role: 'Grows with the text.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: area({ placeholder: 'What happened, and when?' }),
        why: 'Label and limits stay in sight; the example helps to begin.',
      },
      bad: {
        shown: area({
          label: 'Message',
          help: undefined,
          placeholder: '20 to 200 characters*',
          value: '',
          error: 'Too short',
        }),
        why: 'The limits vanish with the first letter, and the error comes before it.',
      },
    },
  ],
  limits: ['Label: 32 characters', 'Help and error: one sentence', 'Four lines at first'],
  states: {
    shown: area(),
    on: 'textarea',
    more: {
      'with an error': area({ value: 'No', error: 'Tell us a little more' }),
      disabled: area({ value: 'Sent on Monday', disabled: true }),
    },
  },
}
