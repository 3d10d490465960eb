import { backTarget } from '@livery/domain'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

import { useRoute } from './useRoute.ts'

/** What the header's back button does: one step back, or home where there is no step or the route says so. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  const { route } = useRoute()
  return useCallback(() => {
    const target = backTarget(history.length, route)
    void (target.kind === 'back' ? navigate(-1) : navigate(target.to))
  }, [navigate, route])
}
