import { enterCategory, ROUTES, splitSports, type EntrancePanel, type GameCategory } from '@livery/domain'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'

import { useGateway, useSession, useTenant } from '../boot/index.ts'
import { useSignInFirst } from '../routing/returnTo.ts'
import { useRoute } from '../routing/useRoute.ts'
import { ANY_MEMBER } from './anyMember.ts'
import { categoryMessages } from './games.messages.ts'
import { pathOfAction } from './launchPath.ts'
import { vendorMappingQuery } from './vendors.queries.ts'

/**
 * What choosing a category does: a page, a game, or a panel in place (specification, 'Game entrance').
 * @returns a function that answers the panel to open, or undefined when it has led elsewhere
 */
export function useCategoryEntrance(): (category: GameCategory) => EntrancePanel | undefined {
  const { formatMessage } = useIntl()
  const { games, merchantCode } = useTenant()
  const session = useSession()
  const navigate = useNavigate()
  const signInFirst = useSignInFirst()
  const { route } = useRoute()
  const { data } = useQuery(vendorMappingQuery(useGateway(), merchantCode))
  const vendors = useMemo(() => splitSports(data ?? {}), [data])

  return useCallback(
    (category) => {
      const visitor = session === undefined
      const entrance = enterCategory({
        category,
        vendors,
        // A visitor's tap is followed as far as the game it would open, so that signing in leads there.
        session: session ?? (category === 'FAV' ? null : ANY_MEMBER),
        cockfight: games.cockfight,
        prizeModes: games.lotteryModes,
      })
      switch (entrance.kind) {
        case 'panel':
          return entrance.panel
        case 'go':
          if (entrance.to === ROUTES.login.path) signInFirst()
          else void navigate(entrance.to)
          return undefined
        case 'launch': {
          if (entrance.action.kind === 'login') return void signInFirst()
          const name = formatMessage(categoryMessages[category])
          const path = pathOfAction(entrance.action, name, route.id === ROUTES.home.id)
          if (visitor) signInFirst(path)
          else void navigate(path)
          return undefined
        }
      }
    },
    [session, vendors, games, navigate, signInFirst, route.id, formatMessage],
  )
}
