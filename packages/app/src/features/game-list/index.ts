import { lazyPage } from '../../shell/routing/lazyPage.ts'

const page = lazyPage(() => import('./GameListPage.tsx'))

/** The searchable list; the game centre and a vendor's own list are the same page with other beginnings. */
export const gameListRoutes = { gameList: page, gameCenter: page, slotsCenter: page, game: page }
