import { isTrialAccount } from '@livery/domain/account'
import { lotteryReturnPath, namesLottery, readLaunchQuery } from '@livery/domain/lottery'
import { checkLink, isEmptyAddress } from '@livery/domain/site'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { gameToLaunch } from '#capabilities/games/launchPath.ts'
import { isUnknownOdds } from '#capabilities/lottery/unknownOdds.ts'
import { UnknownOdds } from '#capabilities/lottery/UnknownOdds.tsx'
import { useGateway, useSession, useTenant } from '#platform/boot/ServicesContext.ts'
import { leadingBackTo } from '#platform/routing/leadingBackTo.ts'
import { useGoBack } from '#platform/routing/useGoBack.ts'

import { GameEmbed } from './components/GameEmbed.tsx'
import { LaunchFailure, type LaunchProblem } from './components/LaunchFailure.tsx'
import { Opening } from './components/Opening.tsx'
import { Stage } from './components/Stage.tsx'
import * as css from './game.css.ts'
import { gameLaunchQuery, lotteryLaunchQuery } from './launch.queries.ts'
import { useGameHeader } from './useGameHeader.ts'
import { useLotteryEntry } from './useLotteryEntry.ts'

/** Launch page; an address that names neither a game nor a lottery opens nothing (S-routes-18). */
export default function LaunchPage() {
  const { search } = useLocation()
  const goBack = useGoBack()
  return (
    <div className={css.page}>
      {gameToLaunch(search) || namesLottery(search) ? (
        <Launch />
      ) : (
        <LaunchFailure problem={{ kind: 'unnamed' }} onBack={goBack} />
      )}
    </div>
  )
}

/** Fetches the game's address and opens it in an iframe, on its own page, or as a page of this site. */
function Launch() {
  const { search, key } = useLocation()
  const session = useSession()
  const gateway = useGateway()
  const { trustedOrigins } = useTenant()
  const navigate = useNavigate()
  const goBack = useGoBack()
  const game = gameToLaunch(search)
  const lottery = readLaunchQuery(search)
  const { fromHome } = lottery
  const entry = useLotteryEntry(lottery, new URLSearchParams(search).get('vendor'))
  const options = game
    ? gameLaunchQuery(gateway, game, session !== undefined && isTrialAccount(session.type))
    : lotteryLaunchQuery(gateway, lottery, entry)
  // The history entry's key: going back to a game opens it again with a new token.
  const {
    data: launch,
    error,
    refetch,
    isFetching,
  } = useQuery({ ...options, queryKey: [...options.queryKey, key] })

  const returnPath = lotteryReturnPath(fromHome ? 'home' : null)
  const leave = (): void => {
    if (game) goBack()
    else void navigate(returnPath)
  }
  const name = game?.name ?? ''
  useGameHeader(game)
  const address =
    launch &&
    checkLink(launch.url, { purpose: 'frame', self: location.origin, origins: trustedOrigins.frames })

  const opening = (leaving = false) => (
    <Stage opens>
      <Opening name={name} leaving={leaving} />
    </Stage>
  )

  useEffect(() => {
    if (!launch || !address || launch.place === 'frame') return
    const { pathname, search: query, origin } = new URL(address)
    if (launch.place === 'site' && origin === location.origin)
      void navigate(`${pathname}${query}`, { replace: true, state: leadingBackTo(returnPath) })
    // Replaces this history entry: back leads to the page before the game, not into the game again.
    else location.replace(address)
  }, [launch, address, navigate, returnPath])

  if (isFetching) return opening()
  if (isUnknownOdds(error)) return <UnknownOdds gameId={lottery.gameId} />
  const problem: LaunchProblem | undefined = error
    ? { kind: 'refused', error }
    : launch && address === null
      ? { kind: isEmptyAddress(launch.url) ? 'empty' : 'untrusted' }
      : undefined
  if (problem) return <LaunchFailure problem={problem} onBack={leave} onRetry={() => void refetch()} />
  if (!launch || !address || launch.place !== 'frame') return opening(true)
  return (
    <GameEmbed
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
