import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { SearchField } from './SearchField.tsx'

const field = (value: string, placeholder = 'Search games') => (
  <SearchField
    label="Search games"
    placeholder={placeholder}
    value={value}
    onChange={nothing}
    onSearch={nothing}
    clearLabel="Clear"
  />
)

export const usage: Usage = {
  when: ['More than thirty things, one of which has a name: games, help'],
  whenNot: ['Fewer: show them', 'A filter with known values: use `Chip`'],
  anatomy: {
    shown: field('koi'),
    parts: [
      { name: 'Sign', at: 'svg', role: 'The glass says what the field is for.' },
      { name: 'Field', at: 'input', role: 'Answers while one types.' },
      { name: 'Clear', at: 'button', role: 'Appears with the first letter.' },
    ],
  },
  pairs: [
    {
      good: { shown: field(''), why: 'Says what can be found.' },
      bad: {
        shown: field('', 'Enter at least three characters of the exact title and press Enter'),
        why: 'Rules in place of a search.',
      },
    },
  ],
  limits: ['Placeholder: 24 characters', 'One on a page'],
  states: { shown: field(''), on: 'input', more: { filled: field('koi') } },
}
