import type { PublicTenant } from '@livery/tenant'
import type { GameTileCaption, GameTileShape } from '@livery/ui/game-tile'

import type { ListedGame } from './gameMapping.ts'

const SHAPES: Readonly<Record<PublicTenant['layout']['gameTile'], GameTileShape>> = {
  poster: 'portrait',
  square: 'square',
  row: 'wide',
}

/** The tile component's shape for a brand's layout. */
export function shapeOfTile(variant: PublicTenant['layout']['gameTile']): GameTileShape {
  return SHAPES[variant]
}

/**
 * Picture of a game for a tile: without letters where the tile has the name itself.
 *
 * @returns the address as the wire has it
 */
export function pictureOfTile(
  { picture, art }: Pick<ListedGame, 'picture' | 'art'>,
  shape: GameTileShape,
  caption: GameTileCaption,
): string {
  return (caption === 'none' ? undefined : art?.[shape]) ?? picture
}

/**
 * Picture of a game for the sheet about it: the wide one, or where data is saved that of the tile, which is there.
 *
 * @returns the address as the wire has it
 */
export const pictureOfPreview = (
  game: Pick<ListedGame, 'picture' | 'art'>,
  tile: { readonly shape: GameTileShape; readonly caption: GameTileCaption },
  saving: boolean,
): string => (saving ? pictureOfTile(game, tile.shape, tile.caption) : (game.art?.wide ?? game.picture))
