import { useEffect, useState } from 'react'

/** How long it says so (specification, §9: 'success toast 1.5 s'), ms. */
const SAID_FOR = 1500

export type CopyOutcome = 'copied' | 'refused'

export interface Copying {
  /** What became of the last try, for a moment; undefined when there is nothing to say. */
  readonly outcome: CopyOutcome | undefined
  /** Puts the text into the clipboard. */
  readonly copy: () => Promise<CopyOutcome>
}

/** Takes a text along by the clipboard, and tells for a moment how that went. */
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
