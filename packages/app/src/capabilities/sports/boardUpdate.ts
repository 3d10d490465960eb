import type { Schemas } from '@livery/api'
import { changeBoard, priceMove, type PriceMove } from '@livery/domain/sports'
import { replaceEqualDeep } from '@tanstack/react-query'

import type { Board, FixtureMoves } from './sports.queries.ts'

type Fixture = Schemas['Fixture']

/** Prices of a fixture, by selection. */
const pricesOf = ({ markets }: Fixture): ReadonlyMap<string, string> =>
  new Map(
    markets.flatMap(({ selections }) =>
      selections.map(({ selectionId, price }) => [selectionId, price] as const),
    ),
  )

/** Moves of the prices of a fixture after a change, over those that are known. */
function movesAfter(known: FixtureMoves | undefined, before: Fixture, after: Fixture): FixtureMoves {
  const old = pricesOf(before)
  const made: Record<string, PriceMove> = { ...known }
  for (const [selectionId, price] of pricesOf(after)) {
    const move = priceMove(old.get(selectionId), price)
    if (move) made[selectionId] = move
  }
  return made
}

/** Board after an event of the stream. A whole board marks no moves: the reader did not see the prices before. */
export function updateBoard(board: Board, eventId: string, update: Schemas['SportsUpdate']): Board {
  const before = new Map(board.list.map((fixture) => [fixture.fixtureId, fixture]))
  const moves: Record<string, FixtureMoves> = update.whole ? {} : { ...board.moves }
  for (const fixture of update.whole ? [] : update.list) {
    const { fixtureId } = fixture
    const known = before.get(fixtureId)
    if (known) moves[fixtureId] = movesAfter(moves[fixtureId], known, fixture)
  }
  return { ...board, eventId, list: [...changeBoard(board.list, update)], moves }
}

/** Board whose equal parts are those of the board before, wherever they stand now: what did not change renders nothing. */
export function keepEqual(before: Board | undefined, after: Board): Board {
  if (before === undefined) return after
  const known = new Map(before.list.map((fixture) => [fixture.fixtureId, fixture]))
  return {
    ...after,
    ...(after.sportsbook && { sportsbook: replaceEqualDeep(before.sportsbook, after.sportsbook) }),
    list: after.list.map((fixture) => replaceEqualDeep(known.get(fixture.fixtureId), fixture)),
    moves: replaceEqualDeep(before.moves, after.moves),
  }
}
