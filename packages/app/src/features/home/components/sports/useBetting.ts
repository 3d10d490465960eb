import type { Schemas } from '@livery/api'
import type { PriceFormat } from '@livery/domain/sports'
import { useMemo } from 'react'

import { useGameLauncher } from '#capabilities/games/useGameLauncher.ts'
import type { Board } from '#capabilities/sports/sports.queries.ts'
import { usePriceFormat } from '#capabilities/sports/usePriceFormat.ts'

/** Notation of the prices of a board, and the way to the sportsbook that takes bets on them. */
export interface Betting {
  readonly format: PriceFormat
  /** Opens the vendor's sportsbook at a selection, under the rules of every launch (S-sports-09). */
  readonly open: (fixture: Schemas['Fixture'], selectionId: string) => void
}

/** Betting at a sportsbook, for all prices of a board; undefined without a sportsbook. */
export function useBetting(sportsbook: Board['sportsbook']): Betting | undefined {
  const [format] = usePriceFormat()
  const launch = useGameLauncher()
  return useMemo(
    () =>
      sportsbook && {
        format,
        open: ({ fixtureId, home, away }, selectionId) =>
          launch({ ...sportsbook, pick: { fixtureId, selectionId } }, `${home} – ${away}`),
      },
    [sportsbook, format, launch],
  )
}
