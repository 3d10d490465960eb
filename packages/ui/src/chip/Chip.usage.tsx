import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { ChipGroup, Chip } from './Chip.tsx'

const chips = (label: string, names: readonly string[], on: number) => (
  <ChipGroup label={label}>
    {names.map((name, at) => (
      <Chip key={name} label={name} pressed={at === on} onPress={nothing} />
    ))}
  </ChipGroup>
)

export const usage: Usage = {
  when: ['Filters and quick picks in a group of their kind'],
  whenNot: [
    'An action alone: use `Button`',
    'A state to read: use `StatusTag`',
    'Views that exclude each other: use `SegmentedTabs`',
  ],
  anatomy: {
    shown: chips('Studio', ['Northstar', 'Jade Lab'], 0),
    parts: [
      { name: 'Group', at: ':scope > *', role: 'Has a spoken name.' },
      { name: 'On', at: '[aria-pressed=true]', role: 'Told by surface and edge.' },
      { name: 'Off', at: '[aria-pressed=false]', role: 'Quiet, but clearly something to press.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: chips('Volatility', ['Low', 'Medium', 'High'], 1),
        why: 'Short, of one kind, in their order.',
      },
      bad: {
        shown: chips('Filters', ['Low', 'By studio name from A to Z', 'Delete all'], 1),
        why: 'A value, a sort order and an action in one group.',
      },
    },
  ],
  limits: ['Label: 1 or 2 words, 16 characters', 'Eight in a group; then a `Sheet` with the rest'],
  states: {
    shown: <Chip label="Northstar" pressed={false} onPress={nothing} />,
    on: 'button',
    more: {
      on: <Chip label="Northstar" pressed onPress={nothing} />,
      disabled: <Chip label="Northstar" disabled onPress={nothing} />,
    },
  },
}
