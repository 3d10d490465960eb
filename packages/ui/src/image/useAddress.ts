import { useCallback, useState } from 'react'

const NONE: readonly string[] = []

export interface Address {
  /** The address to load; undefined when none is left. */
  readonly current: string | undefined
  /** `current` cannot be loaded: the next one is taken. Stays the same function as long as `current` does. */
  readonly fail: () => void
}

/** The first of a picture's addresses that has not failed; a new one gets a new chance. */
export function useAddress(src: string | undefined, fallback: string | undefined): Address {
  const [failed, setFailed] = useState(NONE)
  const current = [src, fallback].find(
    (address) => address !== undefined && address !== '' && !failed.includes(address),
  )
  const fail = useCallback(() => {
    if (current !== undefined) setFailed((list) => [...list, current])
  }, [current])
  return { current, fail }
}
