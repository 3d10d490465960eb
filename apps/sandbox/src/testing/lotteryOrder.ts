import type { Lottery } from '../lottery/lotteries.ts'
import { playsOf } from '../lottery/plays.ts'
import { intention, type Player } from './player.ts'

/** Stake of an order's one line. */
interface LineStake {
  readonly unitStake: string
  readonly multiple: number
}

/**
 * Bets in EUR on the first choices of a lottery's first play.
 * @returns a call that places the bet, once for each time
 */
export async function lotteryOrder(
  who: Player,
  game: Lottery,
  { unitStake, multiple }: LineStake,
): Promise<() => ReturnType<Player['call']>> {
  const [play] = playsOf(game.lottery)
  const { numero } = (await who.call<{ numero: string }>('GET', `/lotto/numero?gameId=${game.gameId}`)).value
  const selection = play?.positions.map(({ minimum, choices }) =>
    choices.slice(0, Math.max(1, minimum)).map(({ code }) => code),
  )
  const line = { playId: play?.playId, selection, unitStake, multiple }
  const body = { gameId: game.gameId, numero, playType: play?.playType, currency: 'EUR', lines: [line] }
  return () => who.call('POST', '/lgw/orders', { body, headers: intention() })
}
