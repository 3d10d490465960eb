import { useTopModal } from '@livery/ui/dialog'
import { atom, useAtom } from 'jotai'
import { useEffect, useState } from 'react'

import { useServices } from '#platform/boot/ServicesContext.ts'
import { isReturning } from '#platform/device/visits.ts'

import { interrupts, enqueue, mayCome, type UnsolicitedSurface } from './unsolicitedQueue.ts'

/** Queue of unsolicited surfaces; the first is visible. */
const queueAtom = atom<readonly UnsolicitedSurface[]>([])
/** Surface that was queued first in this visit. */
const firstAtom = atom<UnsolicitedSurface>()

/**
 * Queues an unsolicited surface: only one is visible at a time, and it waits until no modal covers the page,
 * unsolicited or opened by the player. Not every one may come ({@link mayCome}).
 *
 * @param wanted true when there is something to show
 * @returns true when it may be visible now
 */
export function useUnsolicitedQueue(name: UnsolicitedSurface, wanted: boolean): boolean {
  const { storage } = useServices()
  const [queue, setQueue] = useAtom(queueAtom)
  const [first, setFirst] = useAtom(firstAtom)
  const due = wanted && mayCome(name, isReturning(storage), first)
  const clear = useTopModal() === undefined
  const [shown, setShown] = useState(false)

  useEffect(() => {
    if (!due) return
    setFirst((before = name) => before)
    setQueue((before) => enqueue(before, name))
    return () => setQueue((before) => before.filter((entry) => entry !== name))
  }, [name, due, setFirst, setQueue])

  // A visible surface is itself the top modal, so it does not need an uncovered page to stay visible.
  const turn = due && queue[0] === name && (shown || clear || interrupts(name))
  if (turn !== shown) setShown(turn)
  return turn
}
