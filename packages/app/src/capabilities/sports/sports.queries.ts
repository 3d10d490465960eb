import { unwrap, type Schemas } from '@livery/api'
import type { PriceMove } from '@livery/domain/sports'
import { queryOptions } from '@tanstack/react-query'

import type { GameContext } from '#capabilities/games/gameContext.ts'

import { keepEqual } from './boardUpdate.ts'

/** Number of fixtures that the site asks for: all boards of a page share them. */
export const BOARD_SIZE = 24

/** Board as the site keeps it: the gateway's, with the direction in which prices moved since it was asked for. */
export type Board = Schemas['SportsBoard'] & {
  /** Last moves of the prices of a fixture, by the fixture's id. */
  readonly moves: Readonly<Record<string, FixtureMoves>>
}

/** Last move of a price, by selection. */
export type FixtureMoves = Readonly<Record<string, PriceMove>>

/** Query of the sports board; while a board is on the screen a stream changes its answer. */
export function boardQuery({ gateway, merchantCode }: GameContext) {
  return queryOptions({
    queryKey: ['sports', merchantCode, 'board'],
    queryFn: async ({ signal }): Promise<Board> => {
      const params = { query: { size: BOARD_SIZE } }
      return { ...(await unwrap(gateway.GET('/lgw/sports/fixtures', { params, signal }))), moves: {} }
    },
    staleTime: 30_000,
    structuralSharing: (before, after) => keepEqual(before as Board | undefined, after as Board),
  })
}
