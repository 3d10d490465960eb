import { useEffect, useMemo, useState } from 'react'

import { useGateway } from '#platform/boot/ServicesContext.ts'

import { createHumanVerification } from './humanVerification.ts'

export type HumanCheckState = 'off' | 'checking' | 'passed' | 'failed'

export interface HumanCheck {
  readonly state: HumanCheckState
  /** A fresh answer, or undefined where the merchant asks for none. @throws when none can be had */
  answer(): Promise<string | undefined>
}

/**
 * Security check that starts when the form is mounted, so that the player does not wait for it. @param wanted false
 * where the merchant requires no check
 */
export function useHumanCheck(wanted: boolean): HumanCheck {
  const gateway = useGateway()
  const verification = useMemo(() => createHumanVerification(gateway), [gateway])
  const [state, setState] = useState<HumanCheckState>('checking')

  useEffect(() => {
    if (!wanted) return
    let left = false
    verification.prepare().then(
      () => left || setState('passed'),
      () => left || setState('failed'),
    )
    return () => {
      left = true
    }
  }, [wanted, verification])

  return {
    state: wanted ? state : 'off',
    async answer() {
      if (!wanted) return undefined
      const answer = await verification.answer()
      setState('passed')
      return answer
    },
  }
}
