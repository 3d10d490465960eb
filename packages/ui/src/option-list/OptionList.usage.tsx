import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { Card } from '../card/index.ts'
import { OptionList, type Option } from './OptionList.tsx'

const BANKS: readonly Option<string>[] = [
  { value: 'north', label: 'Northern Bank', detail: 'At once' },
  { value: 'harbour', label: 'Harbour Savings', detail: '1 to 2 days', aside: '€1' },
  { value: 'closed', label: 'Old Mint', detail: 'Not available now', disabled: true },
]
const list = (label: string, options: readonly Option<string>[], selected?: string) => (
  <Card padding="none">
    <OptionList label={label} options={options} selected={selected} onSelect={nothing} />
  </Card>
)

export const usage: Usage = {
  when: [
    'One of many options that open in a sheet or a list: banks, countries',
    'The list behind `Select` and `PhoneField`',
  ],
  whenNot: ['Up to five options that fit on the page: use `RadioGroup`', 'Pages to go to: use `ListRow`'],
  anatomy: {
    shown: list('Bank', BANKS, 'north'),
    parts: [
      { name: 'Option', at: '[role=option]', role: 'The whole width is the target.' },
      {
        name: 'Detail',
        at: '[role=option]:nth-child(2) span > span:nth-child(2)',
        role: 'Optional: what sets it apart, in small text.',
      },
      { name: 'Tick', at: '[aria-selected=true] svg', role: 'The chosen one; the list opens at it.' },
      { name: 'Closed', at: '[aria-disabled=true]', role: 'Faint, with the reason as its detail.' },
    ],
  },
  pairs: [
    {
      good: { shown: list('Banks', BANKS, 'north'), why: 'Names with the fact that decides between them.' },
      bad: {
        shown: list('Ways', [
          { value: 'a', label: 'Option 1' },
          { value: 'b', label: 'Option 2 (recommended!!)' },
          { value: 'c', label: 'Option 3', disabled: true },
        ]),
        why: 'Names that say nothing, praise without a reason, and one closed without a word.',
      },
    },
  ],
  limits: [
    'Label: 32 characters for one line; it wraps',
    'Detail: 32 characters',
    'More than twelve options: put a `SearchField` above',
  ],
  states: { shown: list('Bank', BANKS.slice(0, 2), 'north'), on: '[role=option]:nth-child(2)' },
}
