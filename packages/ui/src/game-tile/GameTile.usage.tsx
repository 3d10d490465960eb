import { nothing, sampleArt } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { GameTile, type GameTileProps } from './GameTile.tsx'

const tile = (props: Partial<GameTileProps>) => (
  <div style={{ inlineSize: '9rem' }}>
    <GameTile
      name="Golden Koi"
      vendor="Northstar"
      image={sampleArt(1)}
      onPress={nothing}
      favourite={false}
      onFavourite={nothing}
      favouriteLabel="Favourite: Golden Koi"
      {...props}
    />
  </div>
)

export const usage: Usage = {
  when: ['A game in a grid or a row: one tap starts it'],
  whenNot: [
    'A studio or a kind of game: use `CategoryRail` or `Shortcuts`',
    'A match: use `Fixture`',
    'An offer: use `Banner`',
  ],
  anatomy: {
    shown: tile({ tag: { kind: 'new', label: 'New' } }),
    parts: [
      {
        name: 'Art',
        at: 'img',
        role: 'In the ratio that the brand chose; carries the name where the caption is off.',
      },
      { name: 'Heart', at: '[aria-pressed]', role: 'Keeps the game; a target of its own.' },
      {
        name: 'Start',
        at: 'button:not([aria-pressed])',
        role: 'The rest of the tile starts the game; a long press shows a preview.',
      },
    ],
  },
  pairs: [
    {
      good: { shown: tile({ fact: '128 playing' }), why: 'Art first, one fact that helps to choose.' },
      bad: {
        shown: tile({
          name: 'Thunder Reels Deluxe Megaways Extreme Edition',
          image: sampleArt(5, [400, 160]),
          tag: { kind: 'hot', label: 'HOT NEW TOP' },
        }),
        why: 'Wide art in a poster, three claims in one mark, a name that hides the rest.',
      },
    },
  ],
  limits: [
    'Name: two lines below the art, one over it',
    'Mark: one word',
    'One fact: jackpot, players, or return to player',
  ],
  states: {
    shown: tile({}),
    on: 'button:not([aria-pressed])',
    more: { favourite: tile({ favourite: true }) },
  },
}
