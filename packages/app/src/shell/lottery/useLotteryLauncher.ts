import { openLottery, prizeModeOf, type PlayType } from '@livery/domain'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

import { useGateway, useSession, useTenant } from '../boot/index.ts'
import { ANY_MEMBER } from '../games/anyMember.ts'
import { pathOfAction } from '../games/launchPath.ts'
import { vendorMappingQuery } from '../games/vendors.queries.ts'
import { useSignInFirst } from '../routing/returnTo.ts'
import type { Lottery } from './lottery.queries.ts'

/** A lottery as the launch rules see it: the wire's `vassalage` is `vendor` here. */
function gameOf({ vassalage, gameId, nodeId, gameType, gameGroupId, lottoMode }: Lottery) {
  return { vendor: vassalage, gameId, nodeId, gameType, gameGroupId, lottoMode, gameCode: gameId }
}

/**
 * Opens a lottery's client: a visitor signs in first and then arrives in that very lottery.
 * @returns a function that takes the lottery and, where the player chose one, the play type
 */
export function useLotteryLauncher(): (lottery: Lottery, playType?: PlayType) => void {
  const tenant = useTenant()
  const session = useSession()
  const navigate = useNavigate()
  const signInFirst = useSignInFirst()
  const { data: vendors } = useQuery(vendorMappingQuery(useGateway(), tenant.merchantCode))
  return useCallback(
    (lottery, playType) => {
      const action = openLottery({
        lottery: gameOf(lottery),
        playType,
        session: session ?? ANY_MEMBER,
        vendors,
        prizeModes: tenant.games.lotteryModes,
      })
      if (action.kind === 'login') return signInFirst()
      const path = pathOfAction(action, lottery.displayName, false)
      if (session) void navigate(path)
      else signInFirst(path)
    },
    [session, vendors, tenant, navigate, signInFirst],
  )
}

/** The table of odds that a vendor's lotteries are bet by on this site. */
export function usePrizeMode(vendor: string): string {
  const { merchantCode, games } = useTenant()
  const { data: vendors } = useQuery(vendorMappingQuery(useGateway(), merchantCode))
  return prizeModeOf(vendor, vendors, games.lotteryModes)
}
