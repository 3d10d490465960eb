import { useEffect, useState } from 'react'

/** Time that the success is shown (S-timing-01), ms. */
const SAID_FOR = 1500

export type CopyOutcome = 'copied' | 'refused'

export interface Copying {
  /** Result of the last copy while it is shown; undefined otherwise. */
  readonly outcome: CopyOutcome | undefined
  /** Puts the text into the clipboard. */
  readonly copy: () => Promise<CopyOutcome>
}

/** Copies a text to the clipboard and keeps the result for a moment. */
export function useCopy(value: string): Copying {
  const [outcome, setOutcome] = useState<CopyOutcome>()
  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome(undefined), SAID_FOR)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async (): Promise<CopyOutcome> => {
    const next: CopyOutcome = await navigator.clipboard.writeText(value).then(
      () => 'copied',
      () => 'refused',
    )
    setOutcome(next)
    return next
  }
  return { outcome, copy }
}
