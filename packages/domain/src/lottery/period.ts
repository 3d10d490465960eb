/** A draw period on the gateway's clock, ms since 1970. */
export type DrawPeriod = {
  readonly opensAt: number
  /** Time from which no bet is accepted. */
  readonly closesAt: number
  readonly drawsAt: number
}

/** Phase of a draw period: not begun, accepting bets, closed and waiting for its draw, or drawn. */
export type PeriodPhase = 'waiting' | 'open' | 'closed' | 'drawn'

/**
 * Phase of a draw period at a time.
 * @param now the gateway's time, ms since 1970
 */
export function periodPhase({ opensAt, closesAt, drawsAt }: DrawPeriod, now: number): PeriodPhase {
  if (now < opensAt) return 'waiting'
  if (now < closesAt) return 'open'
  return now < drawsAt ? 'closed' : 'drawn'
}

/** Time of the next change of phase; `null` after the draw. */
export function nextPhaseAt(period: DrawPeriod, now: number): number | null {
  const moments = [period.opensAt, period.closesAt, period.drawsAt]
  return moments.find((moment) => moment > now) ?? null
}
