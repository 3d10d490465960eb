import { useEffect, useState } from 'react'

import { useServices } from '#platform/boot/ServicesContext.ts'

/**
 * Reveal of a draw: true for numbers that were drawn while the page is open. The device ticks with each ball, whoever
 * has bet: a draw is shown, and not celebrated.
 *
 * @param drawNumber the latest draw with numbers
 * @param balls number of its balls
 */
export function useDrawReveal(drawNumber: string, balls: number): boolean {
  const { storage } = useServices()
  const [found] = useState(drawNumber)
  useEffect(() => {
    if (drawNumber === found) return
    import('#capabilities/effects/playEffect.ts').then(
      ({ drawEffect, playEffect }) => playEffect(storage, drawEffect(balls)),
      // Without the code of effects the balls are drawn all the same.
      () => undefined,
    )
  }, [drawNumber, found, balls, storage])
  return drawNumber !== found
}
