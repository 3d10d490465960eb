import { GameTileSkeleton } from '@livery/ui/game-tile'
import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import { FormattedMessage } from 'react-intl'

import { shapeOfTile } from '#capabilities/games/tileShape.ts'
import { useTenant } from '#platform/boot/ServicesContext.ts'
import { frameMessages } from '#platform/page/frame.messages.ts'
import { ScreenReaderText } from '#platform/page/ScreenReaderText.tsx'

import * as css from './home.css.ts'

/** Empty tiles of the first shelf. */
const TILES = ['one', 'two', 'three', 'four', 'five', 'six']

/** Placeholder of home: the same layout without data. Also the first paint of the built page. */
export function HomeSkeleton() {
  const { name, layout } = useTenant()
  const shape = shapeOfTile(layout.gameTile)
  return (
    <div className={css.page} aria-busy>
      <ScreenReaderText as="h1">{name}</ScreenReaderText>
      <ScreenReaderText as="status">
        <FormattedMessage {...frameMessages.loading} />
      </ScreenReaderText>
      <Stack gap="x3" gutter>
        <Skeleton shape="card" />
        <Skeleton shape="control" />
      </Stack>
      <div className={css.tilePlaces[shape]}>
        {TILES.map((tile) => (
          <GameTileSkeleton key={tile} shape={shape} caption={layout.tileCaption} />
        ))}
      </div>
    </div>
  )
}
