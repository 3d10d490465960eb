import type { PublicTenant } from '@livery/tenant'
import type { GameTileShape } from '@livery/ui/game-tile'

const SHAPES: Readonly<Record<PublicTenant['layout']['gameTile'], GameTileShape>> = {
  poster: 'portrait',
  square: 'square',
  row: 'wide',
}

/** The tile component's shape for a brand's layout. */
export function shapeOfTile(variant: PublicTenant['layout']['gameTile']): GameTileShape {
  return SHAPES[variant]
}
