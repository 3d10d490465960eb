/** A draw period on the gateway's clock, ms since 1970. */
export type DrawPeriod = {
  readonly opensAt: number
  /** From here on no bet is taken. */
  readonly closesAt: number
  readonly drawsAt: number
}

/** Where a period is: not begun, taking bets, closed and waiting for its draw, or drawn. */
export type PeriodPhase = 'waiting' | 'open' | 'closed' | 'drawn'

/** @param now the gateway's time, ms since 1970 */
export function periodPhase({ opensAt, closesAt, drawsAt }: DrawPeriod, now: number): PeriodPhase {
  if (now < opensAt) return 'waiting'
  if (now < closesAt) return 'open'
  return now < drawsAt ? 'closed' : 'drawn'
}

/** The moment at which a period's phase changes next; `null` after the draw. */
export function nextPhaseAt(period: DrawPeriod, now: number): number | null {
  const moments = [period.opensAt, period.closesAt, period.drawsAt]
  return moments.find((moment) => moment > now) ?? null
}
