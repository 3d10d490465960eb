import { ROUTES, type ClickDecision } from '@livery/domain'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

import { useShell } from '../boot/index.ts'
import { useSignInFirst } from '../routing/returnTo.ts'

/**
 * Carries out what a rule of `@livery/domain` decided about a tap: go there, sign in first, or tell why not.
 * @returns a function of the decision, what `proceed` means, and where a visitor wanted to go
 */
export function useClickDecision(): (decision: ClickDecision, proceed?: () => void, wanted?: string) => void {
  const { overlays, fail } = useShell()
  const navigate = useNavigate()
  const signInFirst = useSignInFirst()
  return useCallback(
    (decision, proceed, wanted) => {
      switch (decision.kind) {
        case 'proceed':
          return proceed?.()
        case 'go':
          return decision.to === ROUTES.login.path ? signInFirst(wanted) : void navigate(decision.to)
        case 'reject':
          return overlays.notify.info({ id: decision.messageId })
        case 'askToRegister':
          return fail.offerRegistration()
      }
    },
    [overlays, fail, navigate, signInFirst],
  )
}
