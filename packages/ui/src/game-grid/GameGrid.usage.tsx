import { nothing, sampleGames, type SampleGame } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { GameTile } from '../game-tile/index.ts'
import { Spinner } from '../spinner/index.ts'
import { Row, Stack } from '../stack/index.ts'
import { GameGrid, GameRow } from './GameGrid.tsx'

const tile = ({ name, vendor, image }: SampleGame) => (
  <GameTile
    name={name}
    vendor={vendor}
    image={image}
    onPress={nothing}
    favourite={false}
    onFavourite={nothing}
    favouriteLabel={`Favourite: ${name}`}
  />
)
const keyOf = ({ id }: SampleGame): string => id

export const usage: Usage = {
  when: [
    'Games below each other, as many as there are',
    '`GameRow` for up to ten on a page of many kinds: it takes less height',
  ],
  whenNot: ['Offers: use `Carousel`', 'Kinds of games: use `CategoryRail`'],
  anatomy: {
    shown: (
      <GameGrid label="Games" items={sampleGames(4)} keyOf={keyOf} loading={2}>
        {tile}
      </GameGrid>
    ),
    parts: [
      {
        name: 'Grid',
        at: 'ul',
        role: 'Three columns on a phone for tall and square tiles, two for wide ones, more in a wide window.',
      },
      { name: 'Tile', at: 'li', role: 'A `GameTile`; all of a grid in one shape.' },
      { name: 'Place', at: 'li[aria-hidden]', role: 'Kept while more games load, so that nothing jumps.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: (
          <GameGrid label="Loading" items={sampleGames(3)} keyOf={keyOf} loading={3}>
            {tile}
          </GameGrid>
        ),
        why: 'The places of the next games are there before the games.',
      },
      bad: {
        shown: (
          <Stack gap="x3">
            <GameGrid label="Waiting" items={sampleGames(3)} keyOf={keyOf}>
              {tile}
            </GameGrid>
            <Row>
              <Spinner size="large" label="Loading games" />
            </Row>
          </Stack>
        ),
        why: 'A spinner says nothing of what comes, and the page jumps when it does.',
      },
    },
    {
      good: {
        shown: (
          <GameRow label="A row" items={sampleGames(6)} keyOf={keyOf}>
            {tile}
          </GameRow>
        ),
        why: 'A row shows a part of the next game: one sees that it goes on.',
      },
      bad: {
        shown: (
          <GameRow label="Two games" items={sampleGames(2)} keyOf={keyOf}>
            {tile}
          </GameRow>
        ),
        why: 'A row of two scrolls nowhere: leave the section out, or show a grid.',
      },
    },
  ],
  limits: [
    'A row: four to ten games',
    'A grid: as many as there are; only those near the screen are drawn',
    'One shape and one place of the name for all tiles',
  ],
}
