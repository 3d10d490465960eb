import { withQuery } from '../routes/query.ts'
import { ROUTES } from '../routes/routeTable.ts'

/** Preset list of /m/gameList, its parameter `type`. */
export type GameListShelf = 'hot' | 'fav'

export type GameListQuery = {
  readonly gameType?: string | undefined
  readonly vendor?: string | undefined
  readonly shelf?: GameListShelf | undefined
}

/** Parameter that names a vendor in the addresses of game lists; players have such addresses bookmarked. */
// oxlint-disable-next-line livery/wire-spelling -- an address keeps its spelling
export const VENDOR_PARAMETER = 'vassalage'

/** Path of the game list with its query: `/m/gameList`, `gameType`, {@link VENDOR_PARAMETER}, `type`. */
export function gameListPath({ gameType, vendor, shelf }: GameListQuery): string {
  return withQuery(ROUTES.gameList.path, { gameType, [VENDOR_PARAMETER]: vendor, type: shelf })
}
