import type { ClickDecision } from '@livery/domain/access'
import { ROUTES } from '@livery/domain/routes'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

import { useServices } from '#platform/boot/ServicesContext.ts'

import { useSignInFirst } from './returnTo.ts'

/**
 * Carries out the decision of a `@livery/domain` rule about a tap: proceed, sign in first, or show the reason for a
 * refusal.
 *
 * @returns a function of the decision, the action to proceed with, and the path a visitor wanted
 */
export function useClickDecision(): (decision: ClickDecision, proceed?: () => void, wanted?: string) => void {
  const { overlays, fail } = useServices()
  const navigate = useNavigate()
  const signInFirst = useSignInFirst()
  return useCallback(
    (decision, proceed, wanted) => {
      switch (decision.kind) {
        case 'proceed':
          return proceed?.()
        case 'go':
          return decision.to === ROUTES.login.path ? signInFirst(wanted) : void navigate(decision.to)
        case 'needsAccount':
          return void navigate(decision.to)
        case 'reject':
          return overlays.notify.info({ id: decision.messageId })
        case 'askToRegister':
          return fail.offerRegistration()
      }
    },
    [overlays, fail, navigate, signInFirst],
  )
}
