import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { CodeField, type CodeFieldProps } from './CodeField.tsx'

/** Time of a code that may be asked for again after this page was read. */
const LATER = Date.now() + 3_600_000

const field = (props: Partial<CodeFieldProps> = {}) => (
  <CodeField
    label="SMS code"
    value=""
    onChange={nothing}
    onSend={nothing}
    sendLabel="Send code"
    waitLabel={() => 'Again in 42 s'}
    sentMessage="Code sent"
    {...props}
  />
)

export const usage: Usage = {
  when: ['A code from a text message, with sending and waiting'],
  whenNot: ['A password: use `PasswordField`', 'A figure that the player chooses: use `TextField`'],
  anatomy: {
    shown: field(),
    parts: [
      { name: 'Label', at: 'label', role: 'Names the code and the way on which it comes.' },
      { name: 'Digits', at: 'input', role: 'The phone fills them in from the message.' },
      { name: 'Send', at: 'button', role: 'Asks for a code; then it counts the seconds until the next.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: field({ nextSendAt: LATER, help: 'Sent to +84 ··· 678' }),
        why: 'Where it went, and when one may ask again.',
      },
      bad: {
        shown: field({ sendLabel: 'OK', value: '48', error: 'Invalid', help: undefined }),
        why: 'A button that does not say what it sends, and an error while the code is still being typed.',
      },
    },
  ],
  limits: [
    'Button: 14 characters; it goes to a line of its own before it is cut',
    'Ten digits',
    'Error: one sentence that says what to do',
  ],
  states: {
    shown: field(),
    on: 'button',
    more: {
      sending: field({ sending: true }),
      waiting: field({ nextSendAt: LATER }),
      'with an error': field({ value: '482101', error: 'This code has expired. Ask for another' }),
      disabled: field({ disabled: true }),
    },
  },
}
