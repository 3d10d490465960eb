import type { Schemas } from '@livery/api'
import type { LimitEffect } from '@livery/domain/jurisdiction'

import { useServices } from '#platform/boot/ServicesContext.ts'

import { saferPlayMessages as messages } from './responsibleGaming.messages.ts'
import { useSetLimits } from './responsibleGaming.queries.ts'

export interface SaveLimits {
  /** Saves a change and shows when it takes effect; an empty change is not sent. */
  save(change: Schemas['LimitsChange'], effect: LimitEffect): void
  readonly busy: boolean
}

/** Saves one change of limits, with a message afterwards. */
export function useSaveLimits(onDone: () => void): SaveLimits {
  const { overlays } = useServices()
  const { mutate, isPending } = useSetLimits()
  return {
    busy: isPending,
    save(change, effect) {
      if (effect === 'none') return onDone()
      mutate(change, {
        onSuccess: () => {
          overlays.notify.success(effect === 'later' ? messages.laterSet : messages.nowSet)
          onDone()
        },
      })
    },
  }
}
