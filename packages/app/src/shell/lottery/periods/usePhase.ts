import { nextPhaseAt, periodPhase, type DrawPeriod, type PeriodPhase } from '@livery/domain'
import { useCallback, useSyncExternalStore } from 'react'

import { useGateway } from '../../boot/index.ts'

/** The longest wait a browser's timer can hold, ms. */
const LONGEST_TIMER = 2 ** 31 - 1

/** Where a period is on the gateway's clock; renders again when that changes, and at no other time. */
export function usePhase(period: DrawPeriod | undefined): PeriodPhase | undefined {
  const { clock } = useGateway()
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      function wait(): void {
        const next = period && nextPhaseAt(period, clock.now())
        if (next === null || next === undefined) return
        timer = setTimeout(
          () => {
            changed()
            wait()
          },
          Math.min(LONGEST_TIMER, Math.max(0, next - clock.now())),
        )
      }
      wait()
      return () => clearTimeout(timer)
    },
    [period, clock],
  )
  return useSyncExternalStore(subscribe, () => period && periodPhase(period, clock.now()))
}

/** A moment of the gateway's clock as the device's clock will show it, ms since 1970: what a countdown counts to. */
export function useDeviceMoment(): (moment: number) => number {
  const { clock } = useGateway()
  return useCallback((moment) => moment - (clock.now() - Date.now()), [clock])
}
