import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { ListedGame } from '../../shell/gateway/mapping/game.ts'
import type { CentreFilter } from './centre.ts'
import { centreGamesQuery, gather } from './gameCenter.queries.ts'
import { searchableGames } from './searchedNames.ts'
import { useCentreContext } from './useCentreContext.ts'

/**
 * What the games that are loaded already answer to what is being typed, at once: the gateway, which knows all of them,
 * is asked when typing rests, or on Enter.
 * @param text what is being typed, trimmed
 * @returns undefined where nothing is being typed, or nothing that is loaded answers
 */
export function useInstantFinds(filter: CentreFilter, text: string): readonly ListedGame[] | undefined {
  const client = useQueryClient()
  const context = useCentreContext()
  return useMemo(() => {
    if (text === '') return undefined
    const loaded = client.getQueryData(centreGamesQuery(context, { ...filter, search: '' }).queryKey)
    const found = loaded && searchableGames(gather(loaded).games)(text)
    return found && found.length > 0 ? found : undefined
  }, [client, context, filter, text])
}
