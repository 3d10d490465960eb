import { backTarget } from '@livery/domain/routes'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

import { useRoute } from './useRoute.ts'

/** Action of the header's back button: one step back, or home when there is no history or the route says so. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  const { route } = useRoute()
  return useCallback(() => {
    const target = backTarget(history.length, route)
    void (target.kind === 'back' ? navigate(-1) : navigate(target.to))
  }, [navigate, route])
}
