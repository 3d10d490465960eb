import type { Schemas } from '@livery/api'
import { changeBoard, priceMove, type PriceMove } from '@livery/domain/sports'

import type { Board } from './sports.queries.ts'

type Fixture = Schemas['Fixture']

/** Prices of some fixtures, by selection. */
const pricesOf = (fixtures: readonly Fixture[]): ReadonlyMap<string, string> =>
  new Map(
    fixtures.flatMap(({ markets }) =>
      markets.flatMap(({ selections }) =>
        selections.map(({ selectionId, price }) => [selectionId, price] as const),
      ),
    ),
  )

/** Moves of the prices of changed fixtures, over those that are known. */
function movesAfter({ list, moves }: Board, changed: readonly Fixture[]): Board['moves'] {
  const before = pricesOf(list)
  const made: Record<string, PriceMove> = {}
  for (const [selectionId, price] of pricesOf(changed)) {
    const move = priceMove(before.get(selectionId), price)
    if (move) made[selectionId] = move
  }
  return { ...moves, ...made }
}

/** Board after an event of the stream. A whole board marks no moves: the reader did not see the prices before. */
export function updateBoard(board: Board, eventId: string, update: Schemas['SportsUpdate']): Board {
  return {
    ...board,
    eventId,
    list: [...changeBoard(board.list, update)],
    moves: update.whole ? {} : movesAfter(board, update.list),
  }
}
