import type { CatalogueGame } from '../catalogueGame.ts'
import { CRASH_EDGE } from './crashCurve.ts'
import { gameKindOf, type GameKind } from './gameKind.ts'
import { slotReturn } from './slotMachine.ts'
import { WHEEL_BETS, wheelReturn, type WheelBet } from './wheel.ts'

/** Returns of the demo games by kind: of several bets, the least. */
const RETURNS: Readonly<Record<GameKind, number>> = {
  slot: slotReturn(),
  crash: 1 - CRASH_EDGE,
  table: Math.min(...(Object.keys(WHEEL_BETS) as WheelBet[]).map(wheelReturn)),
}

/** Long-run return of a game as it is played here, in per cent with two decimals; undefined for lotteries. */
export const returnOf = (game: Pick<CatalogueGame, 'genre' | 'lottery'>): string | undefined =>
  game.lottery ? undefined : (RETURNS[gameKindOf(game)] * 100).toFixed(2)
