import { openLottery, type PlayType } from '@livery/domain'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

import { useGateway, useSession, useTenant } from '../../shell/boot/index.ts'
import { ANY_MEMBER } from '../../shell/games/anyMember.ts'
import { pathOfAction } from '../../shell/games/launchPath.ts'
import { vendorMappingQuery } from '../../shell/games/vendors.queries.ts'
import { useSignInFirst } from '../../shell/routing/returnTo.ts'
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
