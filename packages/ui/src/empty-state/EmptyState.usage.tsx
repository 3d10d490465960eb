import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { Button } from '../button/index.ts'
import { EmptyState } from './EmptyState.tsx'

export const usage: Usage = {
  when: ['A list or a page that has nothing to show yet, or whose answer failed'],
  whenNot: [
    'While it loads: use `Skeleton`',
    'A whole page for one status: use `StatusPage`',
    'A shelf on home: leave the shelf out',
  ],
  anatomy: {
    shown: (
      <EmptyState
        illustration="games"
        title="No favourites yet"
        text="Tap the heart of a game to keep it here."
        action={<Button onPress={nothing}>Find games</Button>}
      />
    ),
    parts: [
      { name: 'Illustration', at: 'svg', role: 'In the brand’s colours, never read aloud.' },
      { name: 'Title', at: 'h2, h3', role: 'States what is not here, without an apology.' },
      { name: 'Text', at: 'p', role: 'Optional: how it will be filled.' },
      { name: 'Action', at: 'button', role: 'Optional: the one way out of here.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: (
          <EmptyState
            illustration="records"
            title="No bets in this week"
            action={<Button tone="quiet">Show last month</Button>}
          />
        ),
        why: 'Says what was searched, and offers the next search.',
      },
      bad: {
        shown: (
          <EmptyState
            illustration="records"
            title="Oops! Nothing here"
            text="You should really place a bet!"
          />
        ),
        why: 'Blames, hurries the player to stake, and leads nowhere.',
      },
    },
  ],
  limits: ['Title: 40 characters', 'Text: two lines, 90 characters', 'One action'],
}
