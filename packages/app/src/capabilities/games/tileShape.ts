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

type Pictures = Pick<ListedGame, 'picture' | 'plainPicture'>

/** Picture of a game for a tile, as the wire has it: without letters where the tile has the name itself. */
export const pictureOfTile = ({ picture, plainPicture }: Pictures, caption: GameTileCaption): string =>
  (caption === 'none' ? undefined : plainPicture) ?? picture
