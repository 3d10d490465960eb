import { useAtom } from 'jotai'
import { useCallback } from 'react'

import { lazyPart } from '#platform/parts/lazyPart.tsx'
import { OptionalPart } from '#platform/parts/OptionalPart.tsx'
import { useUnsolicitedQueue } from '#platform/unsolicited/useUnsolicitedQueue.ts'

import { momentsAtom } from './moments.atoms.ts'

const Celebration = lazyPart(() => import('./Celebration.tsx'))

/** Shows moments one after the other, when nothing covers the page; without their code they pass in silence. */
export function MomentOutlet() {
  const [[moment], setMoments] = useAtom(momentsAtom)
  const turn = useUnsolicitedQueue('moment', moment !== undefined)
  const close = useCallback(() => setMoments((waiting) => waiting.slice(1)), [setMoments])
  if (!moment || !turn) return null
  return (
    <OptionalPart>
      <Celebration moment={moment} onClose={close} />
    </OptionalPart>
  )
}
