import type { GameTileCaption } from '@livery/ui/game-tile'

import type { ListedGame } from './gameMapping.ts'
import { pictureOfTile } from './tileShape.ts'

/**
 * Picture of a game for the sheet about it, as the wire has it: without letters, or where data is saved that of the
 * tile, which is there.
 */
export const pictureOfPreview = (
  game: Pick<ListedGame, 'picture' | 'plainPicture'>,
  caption: GameTileCaption,
  saving: boolean,
): string => pictureOfTile(game, saving ? caption : 'below')
