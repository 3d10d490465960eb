import type { Schemas } from '../wire.ts'
import { LEAGUES, type League } from './leagues.ts'
import { leavesAt, type Match, stateOf } from './match.ts'
import { pricesOf } from './odds.ts'

const MINUTE_MS = 60_000

/** Hours before its start at which a fixture comes onto the board. */
const AHEAD_HOURS = 12

/** Minutes of play after a score in which no bets are taken. */
const CLOSED_MINUTES = 0.3

/** Points of a whole match from which scores are too frequent to stop bets at each. */
const FREQUENT = 20

type Fixture = Schemas['Fixture']

/** Pairs of one round of a round robin: each team once, another opponent in the next round (circle method). */
function pairsOf(
  teams: readonly string[],
  round: number,
): readonly (readonly [home: string, away: string])[] {
  const [fixed = '', ...others] = teams
  const turn = round % others.length
  const circle = [fixed, ...others.slice(turn), ...others.slice(0, turn)]
  return circle.slice(0, circle.length / 2).map((team, index) => {
    const other = circle[circle.length - 1 - index] ?? ''
    return round % 2 === 0 ? [team, other] : [other, team]
  })
}

/** Matches of a league that are on the board at a moment. */
function matchesOf({ league, everyMinutes, offset, play, teams }: League, now: number): readonly Match[] {
  const every = everyMinutes * MINUTE_MS
  const last = Math.floor((now + AHEAD_HOURS * 60 * MINUTE_MS - offset * MINUTE_MS) / every)
  const matches: Match[] = []
  for (let round = last; ; round -= 1) {
    const startsAt = round * every + offset * MINUTE_MS
    const ofRound = pairsOf(teams, round).map(([home, away], index) => ({
      id: `${league.leagueId}-${round}-${index}`,
      home,
      away,
      startsAt,
      play,
    }))
    const [first] = ofRound
    if (!first || leavesAt(first) <= now) return matches
    matches.unshift(...ofRound)
  }
}

function fixtureOf(league: Schemas['League'], match: Match, now: number): Fixture {
  const state = stateOf(match, now)
  const { status, played, home, away, sinceScore } = state
  const outcomes = match.play.draws ? (['HOME', 'DRAW', 'AWAY'] as const) : (['HOME', 'AWAY'] as const)
  const kind = match.play.draws ? 'RESULT' : 'WINNER'
  const prices = status === 'FINISHED' ? [] : pricesOf(match, state, now)
  const open = match.play.points > FREQUENT || sinceScore >= CLOSED_MINUTES
  const selections = outcomes.flatMap((outcome, index) => {
    const price = prices[index]
    return price === undefined ? [] : [{ selectionId: `${match.id}.${kind}.${outcome}`, outcome, price }]
  })
  return {
    fixtureId: match.id,
    league,
    home: match.home,
    away: match.away,
    startsAt: new Date(match.startsAt).toISOString(),
    status,
    ...(status === 'LIVE' && { minute: Math.floor(played) + 1 }),
    ...(status !== 'SCHEDULED' && { score: { home, away } }),
    markets: selections.length > 0 ? [{ kind, open, selections }] : [],
  }
}

const RANKS: Readonly<Record<Fixture['status'], number>> = { LIVE: 0, BREAK: 0, SCHEDULED: 1, FINISHED: 2 }

/** Fixtures of the latest seconds that were asked for: all streams share them. */
const made = new Map<number, readonly Fixture[]>()

/** Number of seconds that are remembered. */
const REMEMBERED = 16

/**
 * Every fixture of the season on the board at a second since 1970: in play, to come, over. The season is a function
 * of the clock, so that all processes agree and every state can be made again.
 */
export function fixturesAt(second: number): readonly Fixture[] {
  const found = made.get(second)
  if (found) return found
  const now = second * 1000
  const list = LEAGUES.flatMap((one) =>
    matchesOf(one, now).map((match) => fixtureOf(one.league, match, now)),
  ).sort(
    (one, other) =>
      RANKS[one.status] - RANKS[other.status] ||
      (one.startsAt < other.startsAt ? -1 : Number(one.startsAt > other.startsAt)),
  )
  if (made.size >= REMEMBERED) made.delete([...made.keys()][0] ?? second)
  made.set(second, list)
  return list
}

/** Match, side and price of a selection at a second, for the sportsbook's page; undefined when the match is gone. */
export function pickAt(second: number, fixtureId: string, selectionId: string | undefined) {
  const fixture = fixturesAt(second).find((one) => one.fixtureId === fixtureId)
  if (!fixture) return undefined
  const { home, away, markets } = fixture
  const selection = markets
    .flatMap(({ selections }) => selections)
    .find((one) => one.selectionId === selectionId)
  const side = selection && { HOME: home, DRAW: 'X', AWAY: away }[selection.outcome]
  return { home, away, side, price: selection?.price }
}
