import type { LotteryFacts } from '../games/catalogueGame.ts'

/** Period of a lottery, from its opening to its draw. */
export interface Period {
  /** Period number, ascending. */
  readonly numero: string
  readonly opensAt: Date
  /** Time from which no bets are accepted. */
  readonly closesAt: Date
  readonly drawsAt: Date
}

const SECOND = 1000
const DAY_S = 86_400

/** Daily draws take place in the evening of Indochina, 11:15 UTC. */
const DAILY_AT_S = 11 * 3600 + 15 * 60

/** Time in seconds between closing and draw. */
const closingLead = (every: number): number => (every >= DAY_S ? 300 : Math.min(15, Math.floor(every / 4)))

const offsetOf = (every: number): number => (every >= DAY_S ? DAILY_AT_S : 0)

/** Period by index; indexes count from the epoch. */
function periodAt(every: number, index: number): Period {
  const from = (index * every + offsetOf(every)) * SECOND
  const drawsAt = new Date(from + every * SECOND)
  return {
    numero: numeroOf(every, drawsAt),
    opensAt: new Date(from),
    closesAt: new Date(drawsAt.getTime() - closingLead(every) * SECOND),
    drawsAt,
  }
}

/** Number of a period: the day of the draw, and its index in that day where there are several. */
function numeroOf(every: number, drawsAt: Date): string {
  const day = drawsAt.toISOString().slice(0, 10).replaceAll('-', '')
  if (every >= DAY_S) return day
  const place = Math.floor(((drawsAt.getTime() / SECOND) % DAY_S) / every)
  return day + String(place).padStart(4, '0')
}

const indexAt = (every: number, moment: Date): number =>
  Math.floor((moment.getTime() / SECOND - offsetOf(every)) / every)

/** Current period at a time. There is always exactly one, so no scheduler is needed. */
export const currentPeriod = ({ everySeconds }: Pick<LotteryFacts, 'everySeconds'>, now: Date): Period =>
  periodAt(everySeconds, indexAt(everySeconds, now))

/** Period `back` draws before the current one; 1 is the last drawn. */
export const pastPeriod = (
  { everySeconds }: Pick<LotteryFacts, 'everySeconds'>,
  now: Date,
  back: number,
): Period => periodAt(everySeconds, indexAt(everySeconds, now) - back)
