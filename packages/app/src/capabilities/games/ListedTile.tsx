import { lacksFreePlay } from '@livery/domain/access'
import type { SessionFacts } from '@livery/domain/account'
import { GameTile, type ArtTime, type GameTileShape } from '@livery/ui/game-tile'
import { memo, useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'

import { useSession, useTenant } from '#platform/boot/ServicesContext.ts'
import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

import { useFavourites, type FavouriteControl } from './favourites.ts'
import type { ListedGame } from './gameMapping.ts'
import { gameMessages as messages } from './games.messages.ts'
import { shapeOfTile } from './tileShape.ts'
import { useGameLauncher } from './useGameLauncher.ts'

/** State shared by all tiles of a list. */
export interface TileControl {
  readonly shape: GameTileShape
  readonly vendorLabels: Readonly<Record<string, string>>
  readonly formatMessage: IntlShape['formatMessage']
  readonly imageUrl: ReturnType<typeof useImageUrl>
  readonly launch: ReturnType<typeof useGameLauncher>
  readonly toggle: FavouriteControl['toggle']
  readonly session: SessionFacts
}

export interface Tiles {
  readonly control: TileControl
  readonly kept: FavouriteControl['ids']
}

/** Created once per list and passed to each tile: subscriptions in every tile would cost frames during a fling. */
export function useTiles(): Tiles {
  const { formatMessage } = useIntl()
  const { layout, games } = useTenant()
  const imageUrl = useImageUrl()
  const launch = useGameLauncher()
  const { ids, toggle } = useFavourites()
  const { vendorLabels } = games
  const shape = shapeOfTile(layout.gameTile)
  const session = useSession() ?? null
  const control = useMemo(
    () => ({ shape, vendorLabels, formatMessage, imageUrl, launch, toggle, session }),
    [shape, vendorLabels, formatMessage, imageUrl, launch, toggle, session],
  )
  return { control, kept: ids }
}

export interface ListedTileProps {
  readonly game: ListedGame
  readonly control: TileControl
  readonly kept: boolean
  readonly art: ArtTime
  /** True for art that is as high as its place. Default false. */
  readonly fill?: boolean
}

/** Memoized tile of one game: a tap opens it, the heart toggles the favourite. */
export const ListedTile = memo(function ListedTile({ game, control, kept, art, fill }: ListedTileProps) {
  const { formatMessage } = control
  return (
    <GameTile
      name={game.name}
      vendor={control.vendorLabels[game.vendor] ?? game.vendorName}
      image={control.imageUrl(game.picture)}
      shape={control.shape}
      tag={tagOf(game, control)}
      onPress={() => control.launch(game, game.name)}
      favourite={kept}
      onFavourite={() => control.toggle(game)}
      favouriteLabel={formatMessage(kept ? messages.favouriteRemove : messages.favouriteAdd, {
        name: game.name,
      })}
      art={art}
      fill={fill}
    />
  )
})

function tagOf(game: ListedGame, { session, formatMessage }: TileControl) {
  if (lacksFreePlay(session, game))
    return { kind: 'note', label: formatMessage(messages.realMoneyOnly) } as const
  if (game.isNew) return { kind: 'new', label: formatMessage(messages.isNew) } as const
  if (game.isJackpot) return { kind: 'hot', label: formatMessage(messages.isJackpot) } as const
  return undefined
}
