import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { ListedGame } from '#capabilities/games/gameMapping.ts'

import { centerGamesQuery, gather } from './gameCenter.queries.ts'
import type { CenterFilter } from './gameCenter.ts'
import { searchableGames } from './searchedNames.ts'
import { useGameCenterContext } from './useGameCenterContext.ts'

/**
 * Instant results among the loaded games while the player types; the gateway, which knows all of them, is asked after
 * a pause in typing, or on Enter.
 *
 * @param text text of the search box, trimmed
 * @returns undefined when the text is empty, or no loaded game matches
 */
export function useInstantFinds(filter: CenterFilter, text: string): readonly ListedGame[] | undefined {
  const client = useQueryClient()
  const context = useGameCenterContext()
  return useMemo(() => {
    if (text === '') return undefined
    const loaded = client.getQueryData(centerGamesQuery(context, { ...filter, search: '' }).queryKey)
    const found = loaded && searchableGames(gather(loaded).games)(text)
    return found && found.length > 0 ? found : undefined
  }, [client, context, filter, text])
}
