import { useTopModal } from '@livery/ui/dialog'
import { atom, useAtom } from 'jotai'
import { useEffect, useState } from 'react'

import { interrupts, joinLine, type Unasked } from './turns.ts'

/** Who wants to be shown, the one whose turn it is first. */
const lineAtom = atom<readonly Unasked[]>([])

/**
 * One at a time: what opens by itself waits until nothing lies over the page, neither another that came unasked nor
 * something the player has opened.
 *
 * @param wanted whether there is something to show
 * @returns whether to show it now
 */
export function useTurn(name: Unasked, wanted: boolean): boolean {
  const [line, setLine] = useAtom(lineAtom)
  const clear = useTopModal() === undefined
  const [shown, setShown] = useState(false)

  useEffect(() => {
    if (!wanted) return
    setLine((before) => joinLine(before, name))
    return () => setLine((before) => before.filter((entry) => entry !== name))
  }, [name, wanted, setLine])

  // What is shown is itself what lies over the page, so it needs no clear page to stay.
  const turn = wanted && line[0] === name && (shown || clear || interrupts(name))
  if (turn !== shown) setShown(turn)
  return turn
}
