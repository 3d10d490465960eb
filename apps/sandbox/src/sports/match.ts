import { seededRandom, SEED } from '../random.ts'
import type { Schemas } from '../wire.ts'
import type { Play } from './leagues.ts'

const MINUTE_MS = 60_000

/** Minutes for which a result stays on the board. */
const RESULT_MINUTES = 15

/** One match of the season; everything about it follows from its id. */
export interface Match {
  readonly id: string
  readonly home: string
  readonly away: string
  /** Start, ms since 1970. */
  readonly startsAt: number
  readonly play: Play
}

/** Match at a moment. */
export interface MatchState {
  readonly status: Schemas['FixtureStatus']
  /** Minutes of play that have passed, with fractions. */
  readonly played: number
  readonly home: number
  readonly away: number
  /** Minutes of play since the last score; infinite before the first. */
  readonly sinceScore: number
}

/** Minutes of play of a whole match. */
export const lengthOf = ({ parts, partMinutes }: Play): number => parts * partMinutes

const spanMinutes = ({ parts, partMinutes, pauseMinutes }: Play): number =>
  parts * partMinutes + (parts - 1) * pauseMinutes

/** Time at which a match leaves the board, ms since 1970. */
export const leavesAt = ({ startsAt, play }: Match): number =>
  startsAt + (spanMinutes(play) + RESULT_MINUTES) * MINUTE_MS

/** Strength of a team, about 1: the factor of its points. */
function strengthOf(team: string): number {
  return 0.7 + 0.6 * seededRandom(`${SEED}/team/${team}`).next()
}

/** Points that each side is expected to make in the whole match; the home side makes a tenth more. */
export function expectedPoints({ home, away, play }: Match): {
  readonly home: number
  readonly away: number
} {
  const share = play.points > 20 ? 0.12 : 0.6
  const factor = (own: string, other: string) => (strengthOf(own) / strengthOf(other)) ** share
  return { home: 1.1 ** share * play.points * factor(home, away), away: play.points * factor(away, home) }
}

interface Point {
  readonly at: number
  readonly side: 'home' | 'away'
  readonly worth: number
}

const known = new Map<string, readonly Point[]>()

/** Greatest number of matches whose points are remembered. */
const REMEMBERED = 400

/** Scores of a match in their order, by the minute of play. */
function pointsOf(match: Match): readonly Point[] {
  const found = known.get(match.id)
  if (found) return found
  const expected = expectedPoints(match)
  const { worth } = match.play
  const mean = worth.reduce((sum, value) => sum + value, 0) / worth.length
  const points = (['home', 'away'] as const).flatMap((side) => {
    const random = seededRandom(`${SEED}/match/${match.id}/${side}`)
    const list: Point[] = []
    // Times between the scores of one side are exponential, so that their number follows Poisson's law.
    const next = () => (-Math.log(1 - random.next()) * lengthOf(match.play) * mean) / expected[side]
    for (let at = next(); at < lengthOf(match.play); at += next())
      list.push({ at, side, worth: random.pick(worth) })
    return list
  })
  const sorted = points.sort((one, other) => one.at - other.at)
  if (known.size >= REMEMBERED) known.clear()
  known.set(match.id, sorted)
  return sorted
}

/** State of a match at a moment, ms since 1970. */
export function stateOf(match: Match, now: number): MatchState {
  const { play, startsAt } = match
  const minutes = (now - startsAt) / MINUTE_MS
  if (minutes < 0)
    return { status: 'SCHEDULED', played: 0, home: 0, away: 0, sinceScore: Number.POSITIVE_INFINITY }
  const cycle = play.partMinutes + play.pauseMinutes
  const part = Math.min(Math.floor(minutes / cycle), play.parts - 1)
  const played = part * play.partMinutes + Math.min(minutes - part * cycle, play.partMinutes)
  const made = pointsOf(match).filter(({ at }) => at <= played)
  let home = sumOf(made, 'home')
  let away = sumOf(made, 'away')
  const over = minutes >= spanMinutes(play)
  // A match without a draw that ends level is decided by one more score, for the stronger side.
  if (over && home === away && !play.draws) {
    if (strengthOf(match.home) >= strengthOf(match.away)) home += 1
    else away += 1
  }
  const last = made.at(-1)
  return {
    status: over ? 'FINISHED' : minutes - part * cycle < play.partMinutes ? 'LIVE' : 'BREAK',
    played,
    home,
    away,
    sinceScore: last === undefined ? Number.POSITIVE_INFINITY : played - last.at,
  }
}

const sumOf = (points: readonly Point[], wanted: Point['side']): number =>
  points.reduce((sum, { side, worth }) => (side === wanted ? sum + worth : sum), 0)
