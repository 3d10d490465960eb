import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { SegmentedTabs } from './SegmentedTabs.tsx'

const tabs = (id: string, ...labels: readonly string[]) => (
  <SegmentedTabs
    id={id}
    label="Records"
    tabs={labels.map((label, at) => ({ id: `${at}`, label }))}
    selected="0"
    onSelect={nothing}
  />
)

export const usage: Usage = {
  when: [
    'Two to four views of one subject, of equal weight',
    '`SegmentedLinks` between pages that belong together, `SegmentedChoice` for a setting that takes effect at once',
  ],
  whenNot: [
    'More than four, or names of unknown length: use `CategoryRail`',
    'Filters that add up: use `Chip`',
    'A choice that is sent with a form: use `RadioGroup`',
  ],
  anatomy: {
    shown: tabs('anatomy', 'Deposits', 'Withdrawals'),
    parts: [
      { name: 'Group', at: '[role=tablist]', role: 'One stop for the Tab key; arrows move inside.' },
      {
        name: 'Selected',
        at: '[aria-selected=true]',
        role: 'Told by surface and weight, not by colour alone.',
      },
      { name: 'Other', at: '[aria-selected=false]', role: 'Its panel keeps its place on the page.' },
    ],
  },
  pairs: [
    {
      good: { shown: tabs('good', 'Open', 'Settled'), why: 'Short nouns of one kind, all in sight.' },
      bad: {
        shown: tabs('bad', 'Open bets', 'Settled', 'Log out', 'Everything that you have ever staked'),
        why: 'An action among views, and a name that breaks the line.',
      },
    },
  ],
  limits: [
    'Two to four tabs',
    'Label: 12 characters in English; one line at 320 px',
    'One row; never a second set directly below',
  ],
  states: { shown: tabs('states', 'Open', 'Settled'), on: '[aria-selected=false]' },
}
