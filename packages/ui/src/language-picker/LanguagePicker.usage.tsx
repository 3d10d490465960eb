import { nothing, sampleArt } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { Card } from '../card/index.ts'
import { LanguagePicker } from './LanguagePicker.tsx'

const picker = (label: string, names: readonly (readonly [code: string, name: string, tag: string])[]) => (
  <Card padding="none">
    <LanguagePicker
      label={label}
      selected="EN"
      onSelect={nothing}
      languages={names.map(([code, name, tag], at) => ({
        code,
        name,
        tag,
        flag: sampleArt(at + 1, [30, 20]),
      }))}
    />
  </Card>
)
const own = [
  ['EN', 'English', 'en'],
  ['VI', 'Tiếng Việt', 'vi'],
  ['AR', 'العربية', 'ar'],
] as const

export const usage: Usage = {
  when: ['The languages that the brand offers, each by its own name'],
  whenNot: [
    'Two languages beside a form: a `SegmentedTabs` choice is quicker',
    'A country: `PhoneField` has its own list',
  ],
  anatomy: {
    shown: picker('Language', own),
    parts: [
      {
        name: 'Language',
        at: '[role=option]:nth-child(2)',
        role: 'In its own language and script, read in its own voice.',
      },
      {
        name: 'Flag',
        at: '[role=option]:nth-child(2) img',
        role: 'Optional; helps to find, never stands alone.',
      },
      { name: 'Tick', at: '[aria-selected=true] svg', role: 'The language of the page.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: picker('Own names', own),
        why: 'Whoever reads a language finds it, whatever the page is in.',
      },
      bad: {
        shown: picker('Foreign names', [
          ['EN', 'English', 'en'],
          ['VI', 'Vietnamese', 'en'],
          ['AR', 'Arabic', 'en'],
        ]),
        why: 'Who does not read English does not find the way out of it.',
      },
    },
  ],
  limits: [
    'Name: as the language writes itself, one line',
    'Up to 35 languages; the list scrolls',
    'In the order of the brand',
  ],
  states: { shown: picker('Language', own.slice(0, 2)), on: '[role=option]:nth-child(2)' },
}
