/** Fields of a fixture that the rules of the board read; the wire's fixture has them. */
export interface FixtureFacts {
  readonly fixtureId: string
  readonly league: { readonly leagueId: string }
  /** RFC 3339. */
  readonly startsAt: string
  readonly status: 'SCHEDULED' | 'LIVE' | 'BREAK' | 'FINISHED'
  readonly score?: { readonly home: number; readonly away: number } | undefined
}

/** Change of the board as a stream tells it. */
export interface BoardChange<Fixture> {
  /** True when `list` is the whole board. */
  readonly whole: boolean
  readonly list: readonly Fixture[]
  readonly gone: readonly string[]
}

/** Places on the board: what is played, what is to come, what is over. */
const RANKS: Readonly<Record<FixtureFacts['status'], number>> = {
  LIVE: 0,
  BREAK: 0,
  SCHEDULED: 1,
  FINISHED: 2,
}

function inOrder(one: FixtureFacts, other: FixtureFacts): number {
  return (
    RANKS[one.status] - RANKS[other.status] ||
    Date.parse(one.startsAt) - Date.parse(other.startsAt) ||
    one.fixtureId.localeCompare(other.fixtureId)
  )
}

/** Fixtures in the order of the board: in play, to come, over, each by their start (S-sports-02). */
export function orderFixtures<Fixture extends FixtureFacts>(
  fixtures: readonly Fixture[],
): readonly Fixture[] {
  return [...fixtures].sort(inOrder)
}

/** Fixtures of one league in the order of the board. */
export interface LeagueGroup<Fixture extends FixtureFacts> {
  readonly league: Fixture['league']
  readonly fixtures: readonly Fixture[]
}

/**
 * Fixtures by league, the league with the first fixture of the board first (S-sports-02).
 * @param limit greatest number of fixtures over all leagues
 */
export function groupByLeague<Fixture extends FixtureFacts>(
  fixtures: readonly Fixture[],
  limit?: number,
): readonly LeagueGroup<Fixture>[] {
  const groups = new Map<string, Fixture[]>()
  for (const fixture of orderFixtures(fixtures).slice(0, limit)) {
    const { leagueId } = fixture.league
    groups.set(leagueId, [...(groups.get(leagueId) ?? []), fixture])
  }
  return [...groups.values()].flatMap((found) =>
    found[0] ? [{ league: found[0].league, fixtures: found }] : [],
  )
}

/** Board after a change: changed fixtures replaced, new ones added, those that left removed (S-sports-08). */
export function changeBoard<Fixture extends FixtureFacts>(
  fixtures: readonly Fixture[],
  { whole, list, gone }: BoardChange<Fixture>,
): readonly Fixture[] {
  if (whole) return orderFixtures(list)
  const left = new Set(gone)
  const changed = new Set(list.map(({ fixtureId }) => fixtureId))
  const kept = fixtures.filter(({ fixtureId }) => !left.has(fixtureId) && !changed.has(fixtureId))
  return orderFixtures([...kept, ...list])
}

/** Fixtures in play whose score differs from the one before; new fixtures are none (S-sports-07). */
export function scoreChanges<Fixture extends FixtureFacts>(
  before: readonly Fixture[],
  after: readonly Fixture[],
): readonly Fixture[] {
  const scores = new Map(before.map(({ fixtureId, score }) => [fixtureId, score]))
  return after.filter(({ fixtureId, score, status }) => {
    const old = scores.get(fixtureId)
    if (!score || !old || status === 'SCHEDULED') return false
    return old.home !== score.home || old.away !== score.away
  })
}
