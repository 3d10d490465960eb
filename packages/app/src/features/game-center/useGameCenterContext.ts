import { useMemo } from 'react'

import { useGameContext } from '#capabilities/games/gameContext.ts'
import { useTenant } from '#platform/boot/ServicesContext.ts'

import type { CenterContext } from './gameCenter.queries.ts'

/** Context of a centre's calls: that of every call about games, and the site's currency. */
export function useGameCenterContext(): CenterContext {
  const context = useGameContext()
  const { currency } = useTenant()
  return useMemo(() => ({ ...context, currency }), [context, currency])
}
