import { findByName } from '@livery/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'

import { useGameContext } from '../../shell/games/gameContext.ts'
import type { ListedGame } from '../../shell/gateway/mapping/game.ts'
import type { CentreFilter } from './centre.ts'
import { centreGamesQuery, gather } from './gameCenter.queries.ts'
import { searchedName } from './searchedNames.ts'

/**
 * What the games that are loaded already answer to what is being typed, at once: the gateway, which knows all of them,
 * is asked when typing rests, or on Enter.
 * @returns undefined where nothing is being typed, or nothing that is loaded answers
 */
export function useInstantFinds(filter: CentreFilter, typed: string): readonly ListedGame[] | undefined {
  const client = useQueryClient()
  const context = useGameContext()
  // A letter is drawn before its finds are: typing never waits for the list.
  const text = useDeferredValue(typed.trim())
  return useMemo(() => {
    if (text === '') return undefined
    const loaded = client.getQueryData(centreGamesQuery(context, { ...filter, search: '' }).queryKey)
    const found = loaded && findByName(gather(loaded).games, text, searchedName)
    return found && found.length > 0 ? found : undefined
  }, [client, context, filter, text])
}
