import type { Schemas } from '@livery/api'
import type { LimitEffect } from '@livery/domain'

import { useShell } from '../../shell/boot/index.ts'
import { saferPlayMessages as messages } from './responsibleGaming.messages.ts'
import { useSetLimits } from './responsibleGaming.queries.ts'

export interface SaveLimits {
  /** Saves and says when it is in force; nothing is sent for a change that is none. */
  save(change: Schemas['LimitsChange'], effect: LimitEffect): void
  readonly busy: boolean
}

/** One change of limits, told when it is done. */
export function useSaveLimits(onDone: () => void): SaveLimits {
  const { overlays } = useShell()
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
