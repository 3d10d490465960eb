import type { Schemas } from '@livery/api'
import { useRef } from 'react'

import { useServices } from '#platform/boot/ServicesContext.ts'

import { saferPlayMessages as messages } from './responsibleGaming.messages.ts'
import { useSetLimits } from './responsibleGaming.queries.ts'

export interface SaveLimits {
  /** Saves a change, once at a time, and shows when it takes effect. */
  save(change: Schemas['LimitsChange']): void
  readonly busy: boolean
}

/** Saves one change of limits, with a message afterwards, also when its sheet is gone by then. */
export function useSaveLimits(onDone: () => void): SaveLimits {
  const { overlays } = useServices()
  const { mutate, isPending } = useSetLimits((limits, change) => {
    overlays.notify.success(isWaiting(limits, change) ? messages.laterSet : messages.nowSet)
    onDone()
  })
  // Two changes at once would be in force in the order in which they arrive, which is not that of the taps.
  const sending = useRef(false)
  return {
    busy: isPending,
    save(change) {
      if (sending.current) return
      sending.current = true
      mutate(change, {
        onSettled: () => {
          sending.current = false
        },
      })
    },
  }
}

/** True when a change waits for its time. The gateway says so: only it knows the limits that were in force. */
function isWaiting(
  now: Schemas['Limits'],
  { limits = [], sessionMinutes }: Schemas['LimitsChange'],
): boolean {
  return (
    (sessionMinutes !== undefined && now.pendingSessionFrom !== undefined) ||
    now.limits.some(
      ({ kind, period, pendingFrom }) =>
        pendingFrom !== undefined && limits.some((one) => one.kind === kind && one.period === period),
    )
  )
}
