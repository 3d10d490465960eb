import { useEffect, useState } from 'react'

import { whenUsed } from './whenUsed.ts'

/** True once the player has used the page: see {@link whenUsed}. */
export function useUsed(): boolean {
  const [used, setUsed] = useState(false)
  useEffect(() => {
    const ending = new AbortController()
    whenUsed(() => setUsed(true), ending.signal)
    return () => ending.abort()
  }, [])
  return used
}
