import type { Schemas } from '../wire.ts'
import { fixturesAt } from './season.ts'

type Fixture = Schemas['Fixture']

/** Places of the board that results keep, however many fixtures are to come. */
const RESULTS = 2

/** Age in seconds up to which a state of the board can be continued from. */
const CONTINUED_SECONDS = 600

/** Id of the board's state at a second since 1970. */
export const eventIdOf = (second: number): string => String(second)

/** Fixtures on a board of some size at a second: in play first, and a few results at the end. */
export function boardAt(second: number, size: number): readonly Fixture[] {
  const all = fixturesAt(second)
  const over = all.filter(({ status }) => status === 'FINISHED').slice(-Math.min(RESULTS, size))
  const others = all.filter(({ status }) => status !== 'FINISHED').slice(0, size - over.length)
  return [...others, ...over]
}

/**
 * Change of the board since an event; the whole board where the event is unknown, to come, or too long ago.
 * @param since id of the caller's last event
 * @returns undefined where nothing changed
 */
export function updateSince(
  since: string | undefined,
  second: number,
  size: number,
): Schemas['SportsUpdate'] | undefined {
  const board = boardAt(second, size)
  const from = since !== undefined && /^\d{1,12}$/.test(since) ? Number(since) : Number.NaN
  if (!(from <= second && second - from <= CONTINUED_SECONDS))
    return { whole: true, list: [...board], gone: [] }
  if (from === second) return undefined
  const before = new Map(boardAt(from, size).map((fixture) => [fixture.fixtureId, JSON.stringify(fixture)]))
  const list = board.filter((fixture) => before.get(fixture.fixtureId) !== JSON.stringify(fixture))
  const there = new Set(board.map(({ fixtureId }) => fixtureId))
  const gone = [...before.keys()].filter((fixtureId) => !there.has(fixtureId))
  return list.length + gone.length > 0 ? { whole: false, list, gone } : undefined
}
