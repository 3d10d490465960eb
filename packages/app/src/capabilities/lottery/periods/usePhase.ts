import { nextPhaseAt, periodPhase, type DrawPeriod, type PeriodPhase } from '@livery/domain/lottery'
import { useCallback, useSyncExternalStore } from 'react'

import { useGateway } from '#platform/boot/ServicesContext.ts'

/** The longest wait a browser's timer can hold, ms. */
const LONGEST_TIMER = 2 ** 31 - 1

/** Phase of a period on the gateway's clock; renders only when the phase changes. */
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

/** Converts a moment of the gateway's clock to the device's clock, ms since 1970, for countdowns. */
export function useDeviceMoment(): (moment: number) => number {
  const { clock } = useGateway()
  return useCallback((moment) => moment - (clock.now() - Date.now()), [clock])
}
