import { fail } from '../failure.ts'
import { catalogue } from '../games/catalogue.ts'
import type { CatalogueGame, LotteryFacts } from '../games/catalogueGame.ts'

/** Stakes of one line in hundredths of the base unit: minimum per combination, maximum in all. */
export const LINE_LIMITS = { minimum: 10, maximum: 50_000 } as const

/** Game with draws. */
export type Lottery = CatalogueGame & { readonly lottery: LotteryFacts }

const isLottery = (game: CatalogueGame): game is Lottery => game.lottery !== undefined

/** All lotteries ordered by node id, so that the menu is stable. */
export const lotteries = (): Lottery[] =>
  catalogue()
    .games.filter(isLottery)
    .sort((one, other) => (one.nodeId < other.nodeId ? -1 : 1))

/**
 * Lottery by its game id.
 * @throws Failure 404 `resource.not_found`
 */
export const lotteryOf = (gameId: string): Lottery =>
  lotteries().find((game) => game.gameId === gameId) ??
  fail(404, 'resource.not_found', { message: `There is no lottery ${gameId}.` })
