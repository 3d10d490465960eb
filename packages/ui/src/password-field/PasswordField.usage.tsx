import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'

const field = (props: Partial<PasswordFieldProps> = {}) => (
  <PasswordField
    label="Password"
    value="a long secret"
    onChange={nothing}
    autoComplete="current-password"
    showLabel="Show password"
    hideLabel="Hide password"
    {...props}
  />
)

export const usage: Usage = {
  when: ['A secret that the player knows'],
  whenNot: ['A code from a message: use `CodeField`', 'A second time “to be sure”: showing it is enough'],
  anatomy: {
    shown: field({ help: '8 characters or more' }),
    parts: [
      { name: 'Label', at: 'label', role: 'Which of the passwords is meant.' },
      { name: 'Field', at: 'input', role: 'Known to password managers; a paste is welcome.' },
      { name: 'Show', at: 'button', role: 'Keeps focus and caret.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: field({ help: '8 characters or more' }),
        why: 'The rule stands there before it is broken.',
      },
      bad: {
        shown: field({ error: 'Password must contain one capital, one digit, one symbol and no word' }),
        why: 'Rules that come late, and make passwords worse.',
      },
    },
  ],
  limits: ['Label: 24 characters', 'Help: one line'],
  states: {
    shown: field(),
    on: 'input',
    more: {
      'with an error': field({ error: 'That is not your password.' }),
      disabled: field({ disabled: true }),
    },
  },
}
