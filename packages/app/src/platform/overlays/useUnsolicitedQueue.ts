import { useTopModal } from '@livery/ui/dialog'
import { atom, useAtom } from 'jotai'
import { useEffect, useState } from 'react'

import { interrupts, enqueue, type UnsolicitedSurface } from './unsolicitedQueue.ts'

/** Queue of unsolicited surfaces; the first is visible. */
const queueAtom = atom<readonly UnsolicitedSurface[]>([])

/**
 * Queues an unsolicited surface: only one is visible at a time, and it waits until no modal covers the page,
 * unsolicited or opened by the player.
 *
 * @param wanted true when there is something to show
 * @returns true when it may be visible now
 */
export function useUnsolicitedQueue(name: UnsolicitedSurface, wanted: boolean): boolean {
  const [queue, setQueue] = useAtom(queueAtom)
  const clear = useTopModal() === undefined
  const [shown, setShown] = useState(false)

  useEffect(() => {
    if (!wanted) return
    setQueue((before) => enqueue(before, name))
    return () => setQueue((before) => before.filter((entry) => entry !== name))
  }, [name, wanted, setQueue])

  // A visible surface is itself the top modal, so it does not need an uncovered page to stay visible.
  const turn = wanted && queue[0] === name && (shown || clear || interrupts(name))
  if (turn !== shown) setShown(turn)
  return turn
}
