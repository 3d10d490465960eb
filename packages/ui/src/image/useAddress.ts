import { useCallback, useState } from 'react'

const NONE: readonly string[] = []

export interface Address {
  /** The address to load; undefined when none is left. */
  readonly current: string | undefined
  /**
   * Call when `current` cannot be loaded: the next address is tried. The function is the same as long as
   * `current` is.
   */
  readonly fail: () => void
}

/** First of a picture's addresses that has not failed; failures are forgotten when the address changes. */
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
