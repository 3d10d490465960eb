import { lacksFreePlay } from '@livery/domain/access'
import type { SessionFacts } from '@livery/domain/account'
import type { TileBadge } from '@livery/tenant'
import { GameTile, type ArtTime, type GameTileCaption, type GameTileShape } from '@livery/ui/game-tile'
import { memo, useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'

import { useSession, useTenant } from '#platform/boot/ServicesContext.ts'
import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

import { useFavourites, type FavouriteControl } from './favourites.ts'
import type { ListedGame } from './gameMapping.ts'
import { gameMessages as messages } from './games.messages.ts'
import { factOf } from './tileFacts.ts'
import { pictureOfTile, shapeOfTile } from './tileShape.ts'
import { useGameLauncher } from './useGameLauncher.ts'

/** State shared by all tiles of a list. */
export interface TileControl {
  readonly shape: GameTileShape
  readonly caption: GameTileCaption
  readonly badges: readonly TileBadge[]
  readonly vendorLabels: Readonly<Record<string, string>>
  readonly intl: IntlShape
  readonly imageUrl: ReturnType<typeof useImageUrl>
  /** Opens the sheet about a game. */
  readonly preview: (game: ListedGame) => void
  readonly launch: ReturnType<typeof useGameLauncher>
  readonly toggle: FavouriteControl['toggle']
  readonly session: SessionFacts
}

export interface Tiles {
  readonly control: TileControl
  readonly kept: FavouriteControl['ids']
}

/** Created once per list and passed to each tile: subscriptions in every tile would cost frames during a fling. */
export function useTiles(preview: (game: ListedGame) => void): Tiles {
  const intl = useIntl()
  const { layout, games } = useTenant()
  const imageUrl = useImageUrl()
  const launch = useGameLauncher()
  const { ids, toggle } = useFavourites()
  const { vendorLabels } = games
  const shape = shapeOfTile(layout.gameTile)
  const { tileCaption: caption, tileBadges: badges } = layout
  const session = useSession() ?? null
  const control = useMemo(
    () => ({ shape, caption, badges, vendorLabels, intl, imageUrl, preview, launch, toggle, session }),
    [shape, caption, badges, vendorLabels, intl, imageUrl, preview, launch, toggle, session],
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
  const { shape, caption } = control
  const { formatMessage } = control.intl
  return (
    <GameTile
      name={game.name}
      vendor={control.vendorLabels[game.vendor] ?? game.vendorName}
      image={control.imageUrl(pictureOfTile(game, caption))}
      shape={shape}
      caption={caption}
      tag={tagOf(game, control)}
      fact={factOf(game, control.badges, control.intl)}
      onPress={(art) => control.launch(game, game.name, art)}
      onPreview={() => control.preview(game)}
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

function tagOf(game: ListedGame, { session, badges, intl: { formatMessage } }: TileControl) {
  if (lacksFreePlay(session, game))
    return { kind: 'note', label: formatMessage(messages.realMoneyOnly) } as const
  if (game.isNew && badges.includes('new'))
    return { kind: 'new', label: formatMessage(messages.isNew) } as const
  if (game.isJackpot && badges.includes('jackpot'))
    return { kind: 'hot', label: formatMessage(messages.isJackpot) } as const
  return undefined
}
