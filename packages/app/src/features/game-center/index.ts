import { lazyPage } from '../../shell/routing/lazyPage.ts'

const page = lazyPage(() => import('./GameCentrePage.tsx'))

/** Game centre, lists of games and slots centre: one page with what its route asks of it. */
export const gameCenterRoutes = { gameCenter: page, game: page, gameList: page, slotsCenter: page }
