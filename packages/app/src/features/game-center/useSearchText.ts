import { useCallback, useState } from 'react'

/** Changes the text of the search box. @param sought query of the address that a search for the text leads to */
export type SetSearchText = (text: string, sought?: string) => void

/**
 * Text of the search box. It is what the player types, until the address changes by anything but a search for it: a
 * link, a tab or a step back puts the text of the new address there.
 *
 * @param query query of the address, with its question mark
 * @param search text that the address asks for
 */
export function useSearchText(query: string, search: string): readonly [string, SetSearchText] {
  const [state, setState] = useState({ text: search, query, sought: query })
  if (state.query !== query) {
    const followed = state.sought === query ? state.text : search
    setState({ text: followed, query, sought: query })
  }
  const set = useCallback<SetSearchText>(
    (text, sought) => setState((before) => ({ ...before, text, sought: sought ?? before.sought })),
    [],
  )
  return [state.text, set]
}
