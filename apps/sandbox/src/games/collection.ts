import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import { type Handlers, signedIn } from '../operations.ts'
import { cutPage } from '../platform/pages.ts'
import { audienceOf } from './browse.ts'
import { catalogue } from './catalogue.ts'
import type { CatalogueGame } from './catalogueGame.ts'
import { isOfCategory } from './search.ts'
import { wireGame } from './wireGame.ts'

/** Maximum number of a member's favourites; beyond it the oldest is removed. */
const FAVOURITE_LIMIT = 500

/** Maximum number of recent games. */
const RECENT_LIMIT = 100

/**
 * Game of the catalogue by node id.
 * @throws Failure 404 `resource.not_found`
 */
function knownGame(nodeId: string): CatalogueGame {
  return (
    catalogue().find(nodeId) ?? fail(404, 'resource.not_found', { message: `There is no game ${nodeId}.` })
  )
}

async function favouriteNodes(db: Db, merchant: string, memberId: string): Promise<string[]> {
  const rows = await db.rows<{ node_id: string }>`
    select node_id from favourite where merchant = ${merchant} and member_id = ${BigInt(memberId)} order by place desc`
  return rows.map((row) => row.node_id)
}

/** Games by node ids, in their order; ids no longer in the catalogue are left out. */
const gamesOf = (nodeIds: readonly string[], category: string | undefined): CatalogueGame[] =>
  nodeIds
    .map((nodeId) => catalogue().find(nodeId))
    .filter((game) => game !== undefined)
    .filter((game) => category === undefined || isOfCategory(game, category))

/** Adds a game to a member's recent games. */
export async function rememberGame(
  db: Db,
  merchant: string,
  memberId: string,
  nodeId: string,
  at: Date,
): Promise<void> {
  const member = BigInt(memberId)
  await db.run`
    insert into recent_game (merchant, member_id, node_id, opened_at) values (${merchant}, ${member}, ${nodeId}, ${at})
    on conflict (merchant, member_id, node_id) do update set opened_at = excluded.opened_at`
  await db.run`
    delete from recent_game where merchant = ${merchant} and member_id = ${member} and node_id not in (
      select node_id from recent_game where merchant = ${merchant} and member_id = ${member}
      order by opened_at desc limit ${RECENT_LIMIT})`
}

/** Operations on favourites and recent games, for trial accounts too. */
export const collection: Pick<
  Handlers,
  'listFavourites' | 'addFavourite' | 'removeFavourite' | 'listRecent' | 'addRecent'
> = {
  listFavourites: async (context) => {
    const { member } = signedIn(context)
    const nodeIds = await favouriteNodes(context.db, context.merchant.code, member.id)
    const { list, pageNum, totalPages } = cutPage(gamesOf(nodeIds, context.query.gameType), context.query)
    const audience = audienceOf(context, context.query.language)
    return { content: list.map((game) => wireGame(game, audience)), pageNum, totalPages, nodeIds }
  },

  addFavourite: async (context) => {
    const { member } = signedIn(context)
    const { nodeId } = knownGame(context.body.nodeId)
    const merchant = context.merchant.code
    return context.db.transaction(async (tx) => {
      await tx.run`
        insert into favourite (merchant, member_id, node_id) values (${merchant}, ${BigInt(member.id)}, ${nodeId})
        on conflict do nothing`
      await tx.run`
        delete from favourite where merchant = ${merchant} and member_id = ${BigInt(member.id)} and place not in (
          select place from favourite where merchant = ${merchant} and member_id = ${BigInt(member.id)}
          order by place desc limit ${FAVOURITE_LIMIT})`
      return { nodeIds: await favouriteNodes(tx, merchant, member.id) }
    })
  },

  removeFavourite: async (context) => {
    const { member } = signedIn(context)
    const merchant = context.merchant.code
    return context.db.transaction(async (tx) => {
      await tx.run`
        delete from favourite
        where merchant = ${merchant} and member_id = ${BigInt(member.id)} and node_id = ${context.body.nodeId}`
      return { nodeIds: await favouriteNodes(tx, merchant, member.id) }
    })
  },

  listRecent: async (context) => {
    const { member } = signedIn(context)
    const { query } = context
    const rows = await context.db.rows<{ node_id: string; opened_at: Date }>`
      select node_id, opened_at from recent_game where merchant = ${context.merchant.code} and member_id = ${BigInt(member.id)}
      order by opened_at desc`
    const games = gamesOf(
      rows.map((row) => row.node_id),
      query.gameType,
    )
    const { list, pageNum, totalPages } = cutPage(games, { pageNo: query.page, pageSize: query.pageSize })
    const audience = audienceOf(context, query.language)
    const opened = new Map(rows.map((row) => [row.node_id, row.opened_at]))
    return {
      list: list.map((game) => {
        const playedAt = opened.get(game.nodeId)?.toISOString()
        return { ...wireGame(game, audience), ...(playedAt === undefined ? {} : { playedAt }) }
      }),
      pageNum,
      totalPages,
    }
  },

  addRecent: async (context) => {
    const { member } = signedIn(context)
    const { nodeId } = knownGame(context.query.nodeId)
    await context.db.transaction((tx) =>
      rememberGame(tx, context.merchant.code, member.id, nodeId, context.clock.now()),
    )
    return { nodeId }
  },
}
