import { fromHundredths } from '../../ledger/index.ts'
import type { CatalogueGame } from '../catalogueGame.ts'
import { SLOT_LINES } from './slotMachine.ts'

/** Stakes in hundredths of the base unit. The last is the maximum of a round in any game. */
const LADDER = [20, 40, 60, 100, 200, 400, 600, 1000, 2000, 5000, 10_000] as const

/**
 * Stakes offered by a game, in minor units, lowest first. A slot's are divisible by its lines.
 * @param most - highest stake that a regulator allows, minor units; absent without a limit
 */
export function stakeChoices(
  game: Pick<CatalogueGame, 'minBet' | 'genre'>,
  currency: string,
  most?: bigint,
): bigint[] {
  const floor = game.genre === 'slot' ? Math.max(game.minBet, SLOT_LINES.length) : game.minBet
  return LADDER.filter((step) => step >= floor)
    .map((step) => fromHundredths(step, currency))
    .filter((stake) => most === undefined || stake <= most)
}
