import { enterCategory, ROUTES, splitSports, type GameCategory } from '@livery/domain'
import type { PublicTenant } from '@livery/tenant'
import type { QueryClient } from '@tanstack/react-query'

import { ANY_MEMBER } from '../../shell/games/anyMember.ts'
import type { GameContext } from '../../shell/games/gameContext.ts'
import { pathOfAction } from '../../shell/games/launchPath.ts'
import { vendorMappingQuery } from '../../shell/games/vendors.queries.ts'
import type { Session } from '../../shell/session/index.ts'

export interface WayInput {
  readonly category: GameCategory
  /** The category's name, shown while a game behind it is loading. */
  readonly name: string
  readonly session: Session | undefined
  readonly games: PublicTenant['games']
  readonly context: GameContext
  readonly client: QueryClient
}

export type CategoryWay =
  /** Its games are shown in place. */
  | { readonly kind: 'panel' }
  /** A page or a game, for a visitor after signing in; without a path, back here. */
  | { readonly kind: 'signIn'; readonly path: string | undefined }
  | { readonly kind: 'page'; readonly path: string }

/** Where choosing a category on home leads (specification, 'Game entrance'). */
export async function wayInto({
  category,
  name,
  session,
  games,
  context,
  client,
}: WayInput): Promise<CategoryWay> {
  const { gateway, merchantCode } = context
  // Without the vendors a category opens in place, and says itself what it could not get.
  const vendors = await client.ensureQueryData(vendorMappingQuery(gateway, merchantCode)).catch(() => ({}))
  const entrance = enterCategory({
    category,
    vendors: splitSports(vendors),
    // A visitor's tap is followed as far as the game it would open, so that signing in leads there.
    session: session ?? (category === 'FAV' ? null : ANY_MEMBER),
    cockfight: games.cockfight,
    prizeModes: games.lotteryModes,
  })
  if (entrance.kind === 'panel') return { kind: 'panel' }
  if (entrance.kind === 'go') {
    return entrance.to === ROUTES.login.path
      ? { kind: 'signIn', path: undefined }
      : { kind: 'page', path: entrance.to }
  }
  if (entrance.action.kind === 'login') return { kind: 'signIn', path: undefined }
  const path = pathOfAction(entrance.action, name, true)
  return { kind: session ? 'page' : 'signIn', path }
}
