import type { CatalogueGame } from '../catalogueGame.ts'
import { CRASH_EDGE } from './crashCurve.ts'
import { gameKindOf, type GameKind } from './gameKind.ts'
import { slotReturn } from './slotMachine.ts'
import { WHEEL_BETS, wheelReturn, type WheelBet } from './wheel.ts'

/** Returns of the demo games by kind: of several bets, the least. */
const RETURNS: Readonly<Record<GameKind, string>> = {
  slot: inPercent(slotReturn()),
  crash: inPercent(1 - CRASH_EDGE),
  table: inPercent(Math.min(...(Object.keys(WHEEL_BETS) as WheelBet[]).map(wheelReturn))),
}

function inPercent(share: number): string {
  return (share * 100).toFixed(2)
}

/** Long-run return of a game as it is played here, in per cent with two decimals; undefined for lotteries. */
export const returnOf = (game: Pick<CatalogueGame, 'genre' | 'lottery'>): string | undefined =>
  game.lottery ? undefined : RETURNS[gameKindOf(game)]
