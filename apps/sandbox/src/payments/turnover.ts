/** Money that came in and has to be staked before it can be withdrawn. */
export interface MoneyIn {
  readonly what: 'in'
  /** Minor units. */
  readonly amount: bigint
  /** Times that it has to be staked. */
  readonly times: bigint
  /** True for what the operator gave, false for the member's own money. */
  readonly bonus: boolean
  /** True when the member had nothing before it: no money in any wallet, and no bet that could still win. */
  readonly fromNothing: boolean
}

/** Result of a bet whose outcomes can be played against each other. */
export interface BetResult {
  /** All that the member staked on the same draw, or on the round, and what came back; minor units. */
  readonly staked: bigint
  readonly returned: bigint
  /** True while it is not known. */
  readonly open: boolean
}

/** Stake of a member. */
export interface Stake {
  readonly what: 'stake'
  /** Minor units, positive. */
  readonly amount: bigint
  /** Percent that counts at this kind of table. */
  readonly percent: bigint
  /** Result of a bet on a draw or on a curve; absent for games that count whatever they return. */
  readonly bet?: BetResult
}

export type Movement = MoneyIn | Stake

/** Sum left to stake, in hundredths of a minor unit, and the bonus money that waits for it, in minor units. */
export interface Turnover {
  readonly left: bigint
  readonly bonus: bigint
}

const DONE: Turnover = { left: 0n, bonus: 0n }

/**
 * The rule of the turnover. Money is played in the order in which it came in, so that last year's stakes do not count
 * for today's deposit. A requirement ends with its money: who has lost everything stakes a later deposit alone.
 * @param nothingLeft - true when the member has nothing at this moment, as {@link MoneyIn.fromNothing}
 */
export function turnoverOf(movements: readonly Movement[], nothingLeft: boolean): Turnover {
  if (nothingLeft) return DONE
  let waiting: Turnover[] = []
  for (const movement of movements) {
    if (movement.what === 'stake') waiting = play(waiting, countedOf(movement))
    else {
      const { amount, times, bonus, fromNothing } = movement
      const next = { left: amount * times * 100n, bonus: bonus ? amount : 0n }
      waiting = [...(fromNothing ? [] : waiting), next].filter(({ left }) => left > 0n)
    }
  }
  return waiting.reduce((sum, { left, bonus }) => ({ left: sum.left + left, bonus: sum.bonus + bonus }), DONE)
}

/**
 * Part of a stake that counts, in hundredths of a minor unit. On a draw or a curve it is what the bet won or lost: bets on
 * opposite outcomes, a cash-out at once and a stake that was given back risk nothing, and count nothing.
 */
export function countedOf({ amount, percent, bet }: Stake): bigint {
  if (!bet) return amount * percent
  if (bet.open || bet.staked === 0n) return 0n
  const { staked, returned } = bet
  const moved = returned > staked ? returned - staked : staked - returned
  return (amount * percent * (moved < staked ? moved : staked)) / staked
}

/** Requirements that wait after a stake, which meets the oldest first. */
function play(waiting: readonly Turnover[], counted: bigint): Turnover[] {
  let rest = counted
  return waiting.flatMap(({ left, bonus }) => {
    const met = rest < left ? rest : left
    rest -= met
    return met === left ? [] : [{ left: left - met, bonus }]
  })
}
