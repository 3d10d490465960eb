import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { EmptyState } from '../empty-state/index.ts'
import { BetSlip, type BetSlipProps } from './BetSlip.tsx'

const slip = (props: Partial<BetSlipProps> = {}) => (
  <BetSlip
    title="Bet slip"
    lines={[
      { id: '1', selection: '3 · 7 · 1', play: 'First three, in order · 1 bet · 970', stake: '€2.00' },
      { id: '2', selection: 'Big', play: 'Sum · 1 bet · 1.96', stake: '€2.00' },
    ]}
    onRemove={nothing}
    removeLabel={({ selection }) => `Remove ${selection}`}
    totals={[
      { label: 'Bets', value: '2' },
      { label: 'Total stake', value: '€4.00', strong: true },
    ]}
    submitLabel="Place bets"
    onSubmit={nothing}
    empty={<EmptyState illustration="games" title="Nothing picked yet" text="Pick your numbers first" />}
    {...props}
  />
)

export const usage: Usage = {
  when: ['Bets that are ready to be placed, with stake and possible win'],
  whenNot: [
    'Bets that are placed: they belong to a `RecordList`',
    'A single price: `PriceButton` leads to the sportsbook’s own slip',
  ],
  anatomy: {
    shown: slip({ clear: { label: 'Remove all', onPress: nothing } }),
    parts: [
      { name: 'Title', at: 'h2', role: 'With the number of lines beside it.' },
      {
        name: 'Line',
        at: 'li',
        role: 'Selection, play and stake of one bet; a problem stands in its own line.',
      },
      { name: 'Remove', at: 'li button', role: 'Takes one line off; the focus moves to the next.' },
      { name: 'Totals', at: 'dl', role: 'What is paid, large; read aloud when it changes.' },
      {
        name: 'Place',
        at: 'section > div:last-child > button',
        role: 'Sends all lines, and stays in sight.',
      },
    ],
  },
  pairs: [
    {
      good: {
        shown: slip({
          lines: [
            {
              id: '1',
              selection: '3 · 7 · 1',
              play: 'First three, in order · 1 bet · 970',
              stake: '€2.00',
              problem: 'The odds are now 960',
            },
          ],
          totals: [{ label: 'Total stake', value: '€2.00', strong: true }],
        }),
        why: 'The problem stands at its line; the sum to be paid is the largest figure.',
      },
      bad: {
        shown: slip({
          lines: [{ id: '1', selection: '3 · 7 · 1', play: 'Win up to €1,940.00!', stake: '€2.00' }],
          totals: [
            { label: 'Total stake', value: '€2.00' },
            { label: 'You could win', value: '€1,940.00', strong: true },
          ],
          submitLabel: 'Win now',
        }),
        why: 'The win is larger than the price, and the button promises it: that urges to stake.',
      },
    },
  ],
  limits: [
    'Selection: one line of numbers or a word; it wraps',
    'Play: 48 characters',
    'Three totals, one of them strong',
    'Button: 24 characters',
  ],
  states: {
    shown: slip(),
    on: 'section > div:last-child > button',
    more: {
      sending: slip({ submitting: true }),
      closed: slip({ disabled: true }),
      empty: slip({ lines: [] }),
    },
  },
}
