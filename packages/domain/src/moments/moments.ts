import { isWin } from '../games/outcome.ts'
import { compareMoney, multiplyMoney, subtractMoney, type Decimal } from '../money/money.ts'

/** Event that may be worth a moment of celebration, with what decides on it. */
export type MomentEvent =
  /** Bets on a draw that are paid, together. */
  | { readonly kind: 'draw'; readonly stake: Decimal; readonly payout: Decimal }
  /** Rise of a game's player above all that was staked since the game was opened. */
  | { readonly kind: 'play'; readonly stake: Decimal; readonly ahead: Decimal }
  /** VIP level that was known before, undefined for none, and the present one. */
  | { readonly kind: 'level'; readonly known: number | undefined; readonly level: number }
  /** Deposit that is credited; `earlier` deposits were credited before. */
  | { readonly kind: 'deposit'; readonly earlier: number; readonly minutesAgo: number }

/** Kind of a celebrated event. */
export type MomentKind = MomentEvent['kind']

/** State of the player's own protection. */
export interface Protection {
  readonly timeOutUntil?: string | undefined
  readonly selfExcludedUntil?: string | undefined
  /** Limits of money; one without an amount is none. */
  readonly limits: readonly { readonly amount?: Decimal | undefined; readonly used: Decimal }[]
  /** Longest time of play in a day, minutes; undefined without a limit. */
  readonly sessionMinutes?: number | undefined
  readonly playedMinutes: number
}

/** Multiple of the stake from which a win in a game is celebrated by the site: smaller ones are the game's own affair. */
const NOTABLE = 5
/** Time after which a deposit that is looked at is no news, minutes. */
const NEWS_MINUTES = 15

/**
 * True for an event that is celebrated: a return above the stake, a risen level, a first deposit that has just arrived.
 * Never a stake, a loss, or a return of no more than the stake, whatever the regulator allows (S-moments-01).
 */
export function isMoment(event: MomentEvent): boolean {
  switch (event.kind) {
    case 'draw':
      return isWin(event)
    case 'play':
      return (
        compareMoney(event.stake, '0') > 0 &&
        compareMoney(event.ahead, multiplyMoney(event.stake, NOTABLE)) >= 0
      )
    case 'level':
      return event.known !== undefined && event.level > event.known
    case 'deposit':
      return event.earlier === 0 && event.minutesAgo < NEWS_MINUTES
  }
}

/** True while the player is protected from play: on a break, or at a limit. Nothing is celebrated then (S-moments-02). */
export function isProtected(
  { timeOutUntil, selfExcludedUntil, limits, sessionMinutes = 0, playedMinutes }: Protection,
  now: number,
): boolean {
  const runs = (until: string | undefined) => until !== undefined && Date.parse(until) > now
  return (
    runs(timeOutUntil) ||
    runs(selfExcludedUntil) ||
    limits.some(({ amount, used }) => amount !== undefined && compareMoney(used, amount) >= 0) ||
    (sessionMinutes > 0 && playedMinutes >= sessionMinutes)
  )
}

/** Totals of a session as the gateway counts them. */
export interface SessionTotals {
  readonly startedAt: string
  readonly staked: Decimal
  readonly won: Decimal
}

/** Progress of the play in one game since it was opened. */
export interface PlayProgress {
  readonly totals: SessionTotals
  /** Highest net so far. */
  readonly highest: Decimal
  /** Latest stake: some games take it long before they return anything. */
  readonly stake: Decimal
}

/** Rise of the net above its highest so far. */
export interface Rise {
  readonly stake: Decimal
  readonly ahead: Decimal
}

/**
 * Follows the totals while a game is open. A rise counts from the highest net so far, so that what makes up for losses
 * is no win, whichever order stakes and returns arrive in.
 *
 * @param before undefined when the game has just been opened
 * @returns the progress, and the rise where there is one
 */
export function followPlay(
  before: PlayProgress | undefined,
  totals: SessionTotals,
): { readonly progress: PlayProgress; readonly rise?: Rise } {
  const net = subtractMoney(totals.won, totals.staked)
  if (!before || before.totals.startedAt !== totals.startedAt)
    return { progress: { totals, highest: net, stake: '0' } }
  const staked = subtractMoney(totals.staked, before.totals.staked)
  const stake = compareMoney(staked, '0') > 0 ? staked : before.stake
  if (compareMoney(net, before.highest) <= 0) return { progress: { totals, highest: before.highest, stake } }
  return {
    progress: { totals, highest: net, stake },
    rise: { stake, ahead: subtractMoney(net, before.highest) },
  }
}
