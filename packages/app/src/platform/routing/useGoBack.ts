import { backTarget } from '@livery/domain/routes'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { backPathOf } from './leadingBackTo.ts'
import { useRoute } from './useRoute.ts'

/**
 * Action of the header's back button: one step back, or home when there is no history or the route says so. A page that
 * a launcher opened leads where that launcher returns to.
 */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  const { route } = useRoute()
  const backTo = backPathOf(useLocation())
  return useCallback(() => {
    if (backTo !== undefined) return void navigate(backTo, { replace: true })
    const target = backTarget(history.length, route)
    void (target.kind === 'back' ? navigate(-1) : navigate(target.to))
  }, [navigate, route, backTo])
}
