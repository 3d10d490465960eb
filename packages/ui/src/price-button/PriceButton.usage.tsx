import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { Row } from '../stack/index.ts'
import { PriceButton } from './PriceButton.tsx'

export const usage: Usage = {
  when: ['A price that can be taken now, in a `Fixture`'],
  whenNot: ['A price to read: use `Text` with figures of one width', 'Any other action: use `Button`'],
  anatomy: {
    shown: <PriceButton label="Harbour City" sign="1" price="2.10" onPress={nothing} />,
    parts: [
      { name: 'Surface', at: 'button', role: 'At least 44 px; flashes once when the price changes.' },
      { name: 'Sign', at: 'button > :first-child', role: 'Optional: 1, X, 2, or the line.' },
      { name: 'Price', at: 'button > :last-child', role: 'In the player’s format; figures of one width.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: (
          <Row equal>
            <PriceButton label="Harbour City" sign="1" price="2.10" onPress={nothing} />
            <PriceButton label="Draw" sign="X" price="3.25" onPress={nothing} />
            <PriceButton label="United" sign="2" price="3.60" onPress={nothing} />
          </Row>
        ),
        why: 'All outcomes of a market, of equal width, in the usual order.',
      },
      bad: {
        shown: (
          <Row equal>
            <PriceButton label="Harbour City" sign="BET NOW" price="2.1" onPress={nothing} />
            <PriceButton label="United" price="3.600" onPress={nothing} />
          </Row>
        ),
        why: 'A call to stake, an outcome left out, and figures that do not line up.',
      },
    },
  ],
  limits: ['Sign: 3 characters', 'Price: 6 characters', 'Three beside each other at 320 px'],
  states: {
    shown: <PriceButton label="Harbour City" sign="1" price="2.10" onPress={nothing} />,
    on: 'button',
    more: {
      up: <PriceButton label="Harbour City" sign="1" price="2.24" move="up" onPress={nothing} />,
      down: <PriceButton label="Harbour City" sign="1" price="1.95" move="down" onPress={nothing} />,
      closed: <PriceButton label="Harbour City" sign="1" price="2.10" disabled onPress={nothing} />,
    },
  },
}
