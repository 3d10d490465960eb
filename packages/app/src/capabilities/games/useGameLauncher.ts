import { clickGame } from '@livery/domain/access'
import { dispatchGame, type Game } from '@livery/domain/games'
import { ROUTES } from '@livery/domain/routes'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

import { useGateway, useSession, useTenant } from '#platform/boot/ServicesContext.ts'
import { useSignInFirst } from '#platform/routing/returnTo.ts'
import { useClickDecision } from '#platform/routing/useClickDecision.ts'
import { useRoute } from '#platform/routing/useRoute.ts'

import { ASSUMED_MEMBER } from './assumedMember.ts'
import { pathOfAction } from './launchPath.ts'
import { vendorMappingQuery } from './vendors.queries.ts'

type Grow = typeof import('./growIntoGame.ts').growIntoGame

/** Way to a game's page: at once, until the code of the transition is there. */
let grow: Grow = (_, go) => go()

/** Loads the transition; without its code games open without one. */
async function loadTransition(): Promise<void> {
  const loaded = await import('./growIntoGame.ts').catch(() => undefined)
  if (loaded) grow = loaded.growIntoGame
}

/**
 * Opens a game on a tap: a visitor signs in first and then arrives in that game, a player goes to it. A trial player is
 * asked to register for a game without free play.
 *
 * @returns a function that takes the game, the name to show while it loads, and the picture that grows into it
 */
export function useGameLauncher(): (game: Game, name: string, art?: HTMLElement | null) => void {
  const tenant = useTenant()
  const session = useSession()
  const navigate = useNavigate()
  const signInFirst = useSignInFirst()
  const decide = useClickDecision()
  const { route } = useRoute()
  const { data: vendors } = useQuery(vendorMappingQuery(useGateway(), tenant.merchantCode))
  useEffect(() => {
    void loadTransition()
  }, [])
  return useCallback(
    (game, name, art) => {
      const action = dispatchGame({
        game,
        session: session ?? ASSUMED_MEMBER,
        vendors,
        prizeModes: tenant.games.lotteryModes,
      })
      if (action.kind === 'login') return signInFirst()
      const path = pathOfAction(action, name, route.id === ROUTES.home.id)
      if (session) decide(clickGame(session, game), () => grow(art, () => void navigate(path)))
      else signInFirst(path)
    },
    [session, vendors, tenant, navigate, signInFirst, decide, route.id],
  )
}
