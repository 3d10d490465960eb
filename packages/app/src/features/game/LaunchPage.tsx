import { checkLink, isTrialAccount, lotteryReturnPath, readLaunchQuery } from '@livery/domain'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { useGateway, useSession, useTenant } from '../../shell/boot/index.ts'
import { gameToLaunch } from '../../shell/games/launchPath.ts'
import { isUnknownOdds } from '../../shell/lottery/unknownOdds.ts'
import { UnknownOdds } from '../../shell/lottery/UnknownOdds.tsx'
import { useGoBack } from '../../shell/routing/useGoBack.ts'
import { GameFrame } from './components/GameFrame.tsx'
import { LaunchFailure, type LaunchTrouble } from './components/LaunchFailure.tsx'
import { Opening } from './components/Opening.tsx'
import { gameLaunchQuery, lotteryLaunchQuery } from './launch.queries.ts'
import { useGameHeader } from './useGameHeader.ts'
import { useLotteryVendor } from './useLotteryVendor.ts'

/** Asks the gateway where the game is and shows it: in a frame, on its own page, or as a page of this site. */
export default function LaunchPage() {
  const { search, key } = useLocation()
  const session = useSession()
  const gateway = useGateway()
  const { trustedOrigins } = useTenant()
  const navigate = useNavigate()
  const goBack = useGoBack()
  const game = gameToLaunch(search)
  const lottery = readLaunchQuery(search)
  const vendorOf = useLotteryVendor(lottery, new URLSearchParams(search).get('vendor'))
  const options = game
    ? gameLaunchQuery(gateway, game, session !== undefined && isTrialAccount(session.type))
    : lotteryLaunchQuery(gateway, lottery, vendorOf)
  // The key of this visit: going back to a game opens it again with a token of its own.
  const {
    data: launch,
    error,
    refetch,
    isFetching,
  } = useQuery({ ...options, queryKey: [...options.queryKey, key] })

  const leave = (): void => {
    if (game) goBack()
    else void navigate(lotteryReturnPath(lottery.fromHome ? 'home' : null))
  }
  const name = game?.name ?? ''
  useGameHeader(game)
  const address =
    launch &&
    checkLink(launch.url, { purpose: 'frame', self: location.origin, origins: trustedOrigins.frames })

  useEffect(() => {
    if (!launch || !address || launch.place === 'frame') return
    const { pathname, search: query, origin } = new URL(address)
    if (launch.place === 'site' && origin === location.origin)
      void navigate(`${pathname}${query}`, { replace: true })
    // In this page's place: the way back leads to where the player came from, not into the game again.
    else location.replace(address)
  }, [launch, address, navigate])

  if (isFetching) return <Opening name={name} />
  if (isUnknownOdds(error)) return <UnknownOdds gameId={lottery.gameId} />
  const trouble: LaunchTrouble | undefined = error
    ? { kind: 'refused', error }
    : address === null
      ? { kind: 'untrusted' }
      : undefined
  if (trouble) return <LaunchFailure trouble={trouble} onBack={leave} onRetry={() => void refetch()} />
  if (!launch || !address || launch.place !== 'frame') return <Opening name={name} leaving />
  return (
    <GameFrame
      key={address}
      address={address}
      name={name}
      freePlay={launch.freePlay}
      orientation={launch.orientation}
      announcesReady={launch.announcesReady}
      onExit={goBack}
      onRetry={() => void refetch()}
    />
  )
}
