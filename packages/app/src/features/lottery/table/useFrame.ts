import { lotteryFramePath, type PlayType } from '@livery/domain'
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { useTenant } from '../../../shell/boot/index.ts'
import { useRoute } from '../../../shell/routing/useRoute.ts'
import { playTypeOfPath, readFrameQuery, withoutToken } from './frameAddress.ts'
import { useSpendLaunchToken } from './ticket.ts'

export interface Frame {
  readonly gameId: string
  readonly playType: PlayType
  readonly prizeMode: string | undefined
  /** The address was made for another site. */
  readonly foreign: boolean
  /** Goes to another play type of the same lottery. */
  readonly open: (playType: PlayType) => void
}

/** The lottery that the address names. Its launch token is taken out of the address and the history at once. */
export function useFrame(): Frame {
  const { merchantCode } = useTenant()
  const { params } = useRoute()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { token, merchant, css, prizeMode } = readFrameQuery(search)
  const { mui = 'mobile', gameId = '' } = params
  const spend = useSpendLaunchToken()

  useEffect(() => {
    if (token === undefined) return
    spend(token)
    void navigate(`${pathname}${withoutToken(search)}`, { replace: true })
  }, [token, pathname, search, spend, navigate])

  // The look an embedding page asked for holds while the client is open; the player's own choice comes back after.
  useEffect(() => {
    if (css === undefined) return
    const { dataset } = document.documentElement
    const own = dataset['theme']
    dataset['theme'] = css
    return () => {
      dataset['theme'] = own
    }
  }, [css])

  const open = useCallback(
    (playType: PlayType) =>
      void navigate(lotteryFramePath({ mui, playType, gameId, merchant, css, prizeMode }), {
        replace: true,
      }),
    [navigate, mui, gameId, merchant, css, prizeMode],
  )
  return {
    gameId,
    playType: playTypeOfPath(params['playType']),
    prizeMode,
    foreign: merchant !== undefined && merchant !== merchantCode,
    open,
  }
}
