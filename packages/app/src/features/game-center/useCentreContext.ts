import { useMemo } from 'react'

import { useTenant } from '../../shell/boot/index.ts'
import { useGameContext } from '../../shell/games/gameContext.ts'
import type { CentreContext } from './gameCenter.queries.ts'

/** What a centre's games are asked with: as every call about games, and in the site's currency. */
export function useCentreContext(): CentreContext {
  const context = useGameContext()
  const { currency } = useTenant()
  return useMemo(() => ({ ...context, currency }), [context, currency])
}
