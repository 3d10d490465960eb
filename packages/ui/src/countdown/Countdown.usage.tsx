import type { Usage } from '../../testing/usage.ts'
import { Row } from '../stack/index.ts'
import { Text } from '../text/index.ts'
import { Countdown } from './Countdown.tsx'

/** Far enough away that nobody sees it end. */
const LATER = Date.now() + 3_725_000
const say = (seconds: number): string => `${Math.ceil(seconds / 60)} minutes left`
const clock = <Countdown until={LATER} say={say} />

export const usage: Usage = {
  when: ['A moment that the player waits for: the close of a draw, the next code'],
  whenNot: [
    'Longer than a day: write the date',
    'Pressure to stake: several jurisdictions forbid it',
    'A process whose end is not known: use `Progress` or `Spinner`',
  ],
  anatomy: {
    shown: clock,
    parts: [
      {
        name: 'Time left',
        at: '[role=timer], time',
        role: 'Figures of one width; hours only when there are some; spoken in minutes.',
      },
    ],
  },
  pairs: [
    {
      good: {
        shown: (
          <Row gap="x2">
            <Text>Draw 1042 closes in</Text>
            {clock}
          </Row>
        ),
        why: 'Says what ends, and when.',
      },
      bad: {
        shown: (
          <Row gap="x2">
            <Text tone="danger" weight="bold">
              Hurry! Bonus gone in
            </Text>
            {clock}
          </Row>
        ),
        why: 'A clock that hurries a player to stake.',
      },
    },
  ],
  limits: ['Up to 24 hours', 'One on a screen'],
}
