import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { Select } from './Select.tsx'

const select = (label: string, placeholder: string, options: readonly string[], disabled = false) => (
  <Select
    label={label}
    placeholder={placeholder}
    closeLabel="Close"
    value={undefined}
    onChange={nothing}
    disabled={disabled}
    options={options.map((name) => ({ value: name, label: name }))}
  />
)
const banks = select('Bank', 'Choose your bank', [
  'Sparkasse',
  'Volksbank',
  'Postbank',
  'Commerzbank',
  'ING',
  'DKB',
])

export const usage: Usage = {
  when: ['One of six or more known options in a form: a bank, a country, a question'],
  whenNot: [
    'Up to five options: `RadioGroup` shows them all',
    'A view of the page: use `SegmentedTabs`',
    'Hundreds of options: give the list a search',
  ],
  anatomy: {
    shown: banks,
    parts: [
      { name: 'Label', at: 'label, :scope > * > :first-child', role: 'Names what is chosen.' },
      { name: 'Field', at: '[role=combobox]', role: 'Shows the choice; opens a sheet with the options.' },
      { name: 'Arrow', at: 'svg', role: 'Says that a list opens.' },
    ],
  },
  pairs: [
    {
      good: { shown: banks, why: 'The placeholder says what to do; the order is the player’s.' },
      bad: {
        shown: select('Are you older than 18?', '-', ['Yes', 'No']),
        why: 'Two options behind a tap; show both.',
      },
    },
  ],
  limits: ['Option: 32 characters, two lines', 'Six to forty options'],
  states: {
    shown: banks,
    on: '[role=combobox]',
    more: { disabled: select('Bank', 'Choose your bank', ['DKB'], true) },
  },
}
