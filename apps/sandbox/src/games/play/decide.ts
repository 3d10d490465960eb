import { fail } from '../../failure.ts'
import type { Random } from '../../random.ts'
import type { CatalogueGame } from '../catalogueGame.ts'
import { crashPoint } from './crashCurve.ts'
import { gameKindOf } from './gameKind.ts'
import { SLOT_LINES, spin, type SlotSpin } from './slotMachine.ts'
import { isWheelBet, turnWheel, WHEEL_BETS, type WheelBet } from './wheel.ts'

/** Request of a game for a round. */
export interface RoundRequest {
  /** Round id chosen by the game. */
  readonly roundId: string
  /** Decimal string. */
  readonly stake: string
  /** Bet on the wheel. */
  readonly choice?: string | undefined
  /** Multiple in hundredths at which the curve cashes out automatically. */
  readonly leaveAt?: number | undefined
}

/** Outcome of a round. `hundredths` is the return per stake. */
export type Outcome =
  | ({ readonly kind: 'slot'; readonly hundredths: number; readonly text: string } & SlotSpin)
  | {
      readonly kind: 'table'
      readonly hundredths: number
      readonly text: string
      readonly number: number
      readonly choice: WheelBet
    }
  | { readonly kind: 'crash'; readonly point: number; readonly leftAt?: number }

/**
 * Draws the outcome of a round.
 * @throws Failure 422 `order.selection_invalid` for a bet that the game does not have
 */
export function decide(game: CatalogueGame, request: RoundRequest, random: Random): Outcome {
  switch (gameKindOf(game)) {
    case 'slot': {
      const result = spin(random)
      const hundredths = Math.round((result.multiple * 100) / SLOT_LINES.length)
      const best = result.wins.toSorted((one, other) => other.multiple - one.multiple)[0]
      const text = best
        ? `${result.wins.length} winning lines, best ${best.count} × ${best.symbol}`
        : 'No winning line'
      return { kind: 'slot', hundredths, text, ...result }
    }
    case 'crash':
      return { kind: 'crash', point: crashPoint(random) }
    case 'table': {
      const choice = request.choice ?? ''
      if (!isWheelBet(choice))
        fail(422, 'order.selection_invalid', { message: `"${choice}" cannot be bet on here.` })
      const number = turnWheel(random)
      const bet = WHEEL_BETS[choice]
      return {
        kind: 'table',
        number,
        choice,
        hundredths: bet.wins(number) ? bet.pays : 0,
        text: `${choice}, wheel ${number}`,
      }
    }
  }
}
