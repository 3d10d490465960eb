import { useCallback, useState } from 'react'

import { addressOf, type Picture } from '../picture/picture.ts'

const NONE: readonly string[] = []

export interface Address {
  /** The picture to load; undefined when none is left. */
  readonly picture: Picture | undefined
  /** Its address, which tells it from others. */
  readonly current: string | undefined
  /**
   * Call when `current` cannot be loaded: the next address is tried. The function is the same as long as
   * `current` is.
   */
  readonly fail: () => void
  /** Ref for an image of `current`: a picture that failed before the script ran fires no event, so its state is read. */
  readonly failedBefore: (image: HTMLImageElement | null) => void
}

/** First of a picture's addresses that has not failed; failures are forgotten when the address changes. */
export function useAddress(src: Picture | undefined, fallback: Picture | undefined): Address {
  const [failed, setFailed] = useState(NONE)
  const picture = [src, fallback].find((each) => {
    const address = each === undefined ? '' : addressOf(each)
    return address !== '' && !failed.includes(address)
  })
  const current = picture && addressOf(picture)
  const fail = useCallback(() => {
    if (current !== undefined) setFailed((list) => [...list, current])
  }, [current])
  const failedBefore = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) fail()
    },
    [fail],
  )
  return { picture, current, fail, failedBefore }
}
