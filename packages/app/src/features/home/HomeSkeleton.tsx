import { GameTileSkeleton } from '@livery/ui/game-tile'
import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import { FormattedMessage } from 'react-intl'

import { useTenant } from '../../shell/boot/index.ts'
import { frameMessages } from '../../shell/frame/frame.messages.ts'
import { Spoken } from '../../shell/frame/Spoken.tsx'
import { shapeOfTile } from '../../shell/games/tileShape.ts'
import * as css from './home.css.ts'

/** Empty tiles of the first shelf. */
const TILES = ['one', 'two', 'three', 'four', 'five', 'six']

/** Home before its page and data are there: the same places, empty. Also the first paint of the built page. */
export function HomeSkeleton() {
  const { name, layout } = useTenant()
  const shape = shapeOfTile(layout.gameTile)
  return (
    <div className={css.page} aria-busy>
      <Spoken as="h1">{name}</Spoken>
      <Spoken as="status">
        <FormattedMessage {...frameMessages.loading} />
      </Spoken>
      <Stack gap="x3" gutter>
        <span className={css.bannerPlace}>
          <Skeleton shape="card" />
        </span>
        <span className={css.noticePlace}>
          <Skeleton />
        </span>
        <Skeleton shape="card" />
      </Stack>
      <div className={css.tilePlaces[shape]}>
        {TILES.map((tile) => (
          <GameTileSkeleton key={tile} shape={shape} />
        ))}
      </div>
    </div>
  )
}
