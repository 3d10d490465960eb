import { seededRandom, SEED } from '../random.ts'
import { expectedPoints, lengthOf, type Match, type MatchState } from './match.ts'

/** Sum of the chances that the prices of a market stand for: the bookmaker's margin is what exceeds 1. */
const BOOK = 1.06

/** Least and greatest price. */
const LEAST = 1.01
const MOST = 81

/** Steps of prices: below each limit, prices are multiples of the step. */
const STEPS: readonly (readonly [below: number, step: number])[] = [
  [2, 0.01],
  [3, 0.02],
  [4, 0.05],
  [6, 0.1],
  [10, 0.2],
  [20, 0.5],
  [MOST, 1],
]

/** Seconds between two opinions of the market about a match, before it and during it. */
const OPINION_SECONDS = { before: 40, during: 6 }

/** Greatest number of further points that are counted, of sports with few. */
const COUNTED = 12

/** Chances of home, draw and away. */
type Chances = readonly [home: number, draw: number, away: number]

/**
 * Prices of home, draw and away as decimal texts; without the draw where a match has none.
 * @param now ms since 1970
 */
export function pricesOf(match: Match, state: MatchState, now: number): readonly string[] {
  const chances = withOpinion(chancesOf(match, state), match, state, now)
  return (match.play.draws ? chances : [chances[0], chances[2]]).map(priceOf)
}

function priceOf(chance: number): string {
  const fair = 1 / (Math.max(chance, 1e-6) * BOOK)
  const clamped = Math.min(Math.max(fair, LEAST), MOST)
  const step = STEPS.find(([below]) => clamped < below)?.[1] ?? 1
  return Math.max(Math.round(clamped / step) * step, LEAST).toFixed(2)
}

function chancesOf(match: Match, { played, home, away }: MatchState): Chances {
  const left = 1 - played / lengthOf(match.play)
  const expected = expectedPoints(match)
  const lead = home - away
  return match.play.draws
    ? byCounting(lead, expected.home * left, expected.away * left)
    : byMargin(lead + (expected.home - expected.away) * left, match.play.points, left)
}

/** Chances by Poisson's law of the points that each side still makes. */
function byCounting(lead: number, home: number, away: number): Chances {
  const sums: [number, number, number] = [0, 0, 0]
  const [ours, theirs] = [poisson(home), poisson(away)]
  for (const [own, p] of ours.entries())
    for (const [other, q] of theirs.entries()) {
      const margin = lead + own - other
      sums[margin > 0 ? 0 : margin === 0 ? 1 : 2] += p * q
    }
  return sums
}

function poisson(mean: number): readonly number[] {
  let p = Math.exp(-mean)
  return Array.from({ length: COUNTED }, (_, count) => {
    if (count > 0) p *= mean / count
    return p
  })
}

/** Chances where many points are made: the final margin spreads about the expected one. */
function byMargin(margin: number, points: number, left: number): Chances {
  const spread = Math.max(Math.sqrt(2.3 * 2 * points * left), 0.5)
  const home = 1 / (1 + Math.exp((-1.7 * margin) / spread))
  return [home, 0, 1 - home]
}

/** Chances as the market sees them: a slow wave and a jump at every opinion, the same in every process. */
function withOpinion(chances: Chances, { id }: Match, { status }: MatchState, now: number): Chances {
  const seconds = OPINION_SECONDS[status === 'SCHEDULED' ? 'before' : 'during']
  const turn = Math.floor(now / (seconds * 1000) + seededRandom(`${SEED}/opinion/${id}`).next())
  const random = seededRandom(`${SEED}/opinion/${id}/${turn}`)
  const tilt = Math.exp((random.next() - 0.5) * 0.16)
  const [home, draw, away] = [chances[0] * tilt, chances[1], chances[2] / tilt]
  const sum = home + draw + away
  return [home / sum, draw / sum, away / sum]
}
