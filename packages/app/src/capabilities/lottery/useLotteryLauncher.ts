import { prizeModeOf, type PlayType } from '@livery/domain/games'
import { openLottery } from '@livery/domain/lottery'
import { ROUTES } from '@livery/domain/routes'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

import { ASSUMED_MEMBER } from '#capabilities/games/assumedMember.ts'
import { pathOfAction } from '#capabilities/games/launchPath.ts'
import { vendorMappingQuery } from '#capabilities/games/vendors.queries.ts'
import { useGateway, useSession, useTenant } from '#platform/boot/ServicesContext.ts'
import { useSignInFirst } from '#platform/routing/returnTo.ts'
import { useRoute } from '#platform/routing/useRoute.ts'

import type { Lottery } from './lotteryMapping.ts'

/**
 * Opens a lottery's client: a visitor signs in first and then arrives in that very lottery.
 * @returns a function that takes the lottery and, where the player chose one, the play type
 */
export function useLotteryLauncher(): (lottery: Lottery, playType?: PlayType) => void {
  const tenant = useTenant()
  const session = useSession()
  const navigate = useNavigate()
  const signInFirst = useSignInFirst()
  const { route } = useRoute()
  const { data: vendors } = useQuery(vendorMappingQuery(useGateway(), tenant.merchantCode))
  return useCallback(
    (lottery, playType) => {
      const action = openLottery({
        lottery: { ...lottery, gameCode: lottery.gameId },
        playType,
        session: session ?? ASSUMED_MEMBER,
        vendors,
        prizeModes: tenant.games.lotteryModes,
      })
      if (action.kind === 'login') return signInFirst()
      const path = pathOfAction(action, lottery.displayName, route.id === ROUTES.home.id)
      if (session) void navigate(path)
      else signInFirst(path)
    },
    [session, vendors, tenant, navigate, signInFirst, route.id],
  )
}

/** The table of odds that a vendor's lotteries are bet by on this site. */
export function usePrizeMode(vendor: string): string {
  const { merchantCode, games } = useTenant()
  const { data: vendors } = useQuery(vendorMappingQuery(useGateway(), merchantCode))
  return prizeModeOf(vendor, vendors, games.lotteryModes)
}
