import { lazyPage } from '../../shell/routing/lazyPage.ts'

const page = lazyPage(() => import('./GameCentrePage.tsx'))

/** Game centre, list of a vendor's games and slots centre: one page with what its route asks of it. */
export const gameCenterRoutes = { gameCenter: page, game: page, slotsCenter: page }
