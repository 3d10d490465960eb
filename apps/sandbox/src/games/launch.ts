import { fail } from '../failure.ts'
import { refuseExcluded, refuseLossOfAnything } from '../limits/refuse.ts'
import { requireBirthday } from '../members/age.ts'
import { type CallContext, type Handlers, signedIn } from '../operations.ts'
import { isOwnHost } from '../platform/ownHost.ts'
import type { Query } from '../wire.ts'
import { catalogue } from './catalogue.ts'
import type { CatalogueGame } from './catalogueGame.ts'
import { rememberGame } from './collection.ts'
import { gameKindOf } from './play/gameKind.ts'
import { issueLaunch } from './play/launches.ts'
import { isOfCategory } from './search.ts'

/**
 * Origin that the game may send messages to: the one in the query, or the request's own; always one of the
 * merchant's.
 */
function parentOrigin(
  context: Pick<CallContext, 'header' | 'merchant' | 'siteOrigin'>,
  named: string | undefined,
): string {
  const given = named ?? context.header('origin') ?? originOf(context.header('referer'))
  if (given === undefined) return context.siteOrigin()
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !isOwnHost(context.merchant, url)) {
    fail(400, 'request.invalid', {
      message: 'A game is opened by a page of the merchant only.',
      data: { fields: { origin: 'unknown' } },
    })
  }
  return url.origin
}

const originOf = (address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined

function chosenGame({
  nodeId,
  vendor,
  gameId,
  gameCategory,
}: {
  nodeId: string
  vendor: string
  gameId?: string | undefined
  gameCategory: string
}): CatalogueGame {
  const game = catalogue().find(nodeId)
  if (!game || game.vendor.code !== vendor)
    fail(404, 'resource.not_found', { message: `${vendor} has no game ${nodeId}.` })
  if (gameId !== undefined && gameId !== game.gameId && gameId !== game.roomId) {
    fail(404, 'resource.not_found', { message: `${nodeId} is not ${gameId}.` })
  }
  if (!isOfCategory(game, gameCategory)) {
    fail(400, 'request.invalid', {
      message: `${nodeId} is no ${gameCategory} game.`,
      data: { fields: { gameCategory: 'unknown' } },
    })
  }
  return game
}

/** Parameters with which a sportsbook opens at a match, as vendors take them in their addresses. */
const pickOf = ({ fixtureId, selectionId }: Query<'launchGame'>): Readonly<Record<string, string>> => ({
  ...(fixtureId !== undefined && { fixture: fixtureId }),
  ...(selectionId !== undefined && { selection: selectionId }),
})

/** Operation that opens a game. */
export const launch: Pick<Handlers, 'launchGame'> = {
  launchGame: async (context) => {
    const { member, session } = signedIn(context)
    const { query, clock, services } = context
    const now = clock.now()
    refuseExcluded(member.closedUntil, now)
    const game = chosenGame(query)
    const freePlay = member.trial || query.freePlay === 1
    if (freePlay && !game.vendor.freePlay) {
      fail(422, 'game.no_free_play', { message: `${game.vendor.name} has no free play.` })
    }
    if (!freePlay) requireBirthday(member, context.merchant)
    const siteOrigin = parentOrigin(context, query.origin)
    const language = query.language ?? context.language
    const { token, expiresAt } = await context.db.transaction(async (tx) => {
      if (!freePlay) await refuseLossOfAnything(tx, { merchant: context.merchant, memberId: member.id, now })
      await rememberGame(tx, member.merchant, member.id, game.nodeId, now)
      const wish = { member, sessionId: session.id, nodeId: game.nodeId, freePlay, language, siteOrigin }
      return issueLaunch(tx, wish, now)
    })
    return {
      url: `${services.origin}/play/${gameKindOf(game)}/?${new URLSearchParams({ launch: token, language, ...pickOf(query) })}`,
      framed: game.vendor.framed,
      freePlay,
      orientation: 'any',
      announcesReady: game.vendor.framed,
      expiresAt: expiresAt.toISOString(),
    }
  },
}
