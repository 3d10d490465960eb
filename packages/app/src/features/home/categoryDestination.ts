import { enterCategory, splitSports, type GameCategory } from '@livery/domain/games'
import { ROUTES } from '@livery/domain/routes'
import type { PublicTenant } from '@livery/tenant'
import type { QueryClient } from '@tanstack/react-query'

import { ASSUMED_MEMBER } from '#capabilities/games/assumedMember.ts'
import type { GameContext } from '#capabilities/games/gameContext.ts'
import { pathOfAction } from '#capabilities/games/launchPath.ts'
import { vendorMappingQuery } from '#capabilities/games/vendors.queries.ts'
import type { Session } from '#platform/session/session.ts'

export interface CategoryDestinationInput {
  readonly category: GameCategory
  /** Name of the category, shown while its game is loading. */
  readonly name: string
  readonly session: Session | undefined
  readonly games: PublicTenant['games']
  readonly context: GameContext
  readonly client: QueryClient
}

export type CategoryDestination =
  /** Opens the panel of the category's games in place. */
  | { readonly kind: 'panel' }
  /** Page or game that a visitor reaches after signing in; without a path, the current page. */
  | { readonly kind: 'signIn'; readonly path: string | undefined }
  | { readonly kind: 'page'; readonly path: string }

/** Destination of a tap on a category of home (S-entrance-02 to S-entrance-08). */
export async function categoryDestination({
  category,
  name,
  session,
  games,
  context,
  client,
}: CategoryDestinationInput): Promise<CategoryDestination> {
  const { gateway, merchantCode } = context
  // Without the vendor mapping a category opens in place, and shows the failed fetch itself.
  const vendors = await client.ensureQueryData(vendorMappingQuery(gateway, merchantCode)).catch(() => ({}))
  const entrance = enterCategory({
    category,
    vendors: splitSports(vendors),
    // A visitor's destination is computed as a member's, down to the game, so that signing in leads there.
    session: session ?? (category === 'FAV' ? null : ASSUMED_MEMBER),
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
