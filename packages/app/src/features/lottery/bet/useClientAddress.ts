import type { PlayType } from '@livery/domain/games'
import { lotteryClientPath } from '@livery/domain/lottery'
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { useServices, useTenant } from '#platform/boot/ServicesContext.ts'
import { useRoute } from '#platform/routing/useRoute.ts'
import { themeAtom } from '#platform/theme/theme.ts'

import { playTypeOfPath, readClientQuery, withoutToken } from './clientAddress.ts'
import { useSpendLaunchToken } from './ticket.ts'

export interface ClientAddress {
  readonly gameId: string
  readonly playType: PlayType
  readonly prizeMode: string | undefined
  /** True when the address belongs to another merchant's site. */
  readonly foreign: boolean
  /** Goes to another play type of the same lottery. */
  readonly open: (playType: PlayType) => void
}

/** Lottery and parameters from the address. The launch token is removed from the address and the history at once. */
export function useClientAddress(): ClientAddress {
  const { merchantCode } = useTenant()
  const { store } = useServices()
  const { params } = useRoute()
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const { token, merchant, css, prizeMode } = readClientQuery(search)
  const { mui = 'mobile', gameId = '' } = params
  const spend = useSpendLaunchToken()

  useEffect(() => {
    if (token === undefined) return
    spend(token)
    // A player who has gone on before this page stood stays there: coming back removes the token.
    if (location.pathname !== pathname) return
    void navigate(`${pathname}${withoutToken(search)}`, { replace: true, state })
  }, [token, pathname, search, state, spend, navigate])

  // The theme requested by an embedding page applies while the client is open; the player's own choice is restored
  // afterwards.
  useEffect(() => {
    if (css === undefined) return
    const { dataset } = document.documentElement
    dataset['theme'] = css
    return () => {
      // Read on leaving: the player may have chosen another theme meanwhile.
      dataset['theme'] = store.get(themeAtom)
    }
  }, [css, store])

  const open = useCallback(
    (playType: PlayType) =>
      void navigate(lotteryClientPath({ mui, playType, gameId, merchant, css, prizeMode }), {
        replace: true,
        state,
      }),
    [navigate, state, mui, gameId, merchant, css, prizeMode],
  )
  return {
    gameId,
    playType: playTypeOfPath(params['playType']),
    prizeMode,
    foreign: merchant !== undefined && merchant !== merchantCode,
    open,
  }
}
