import type { LanguageCode } from '@livery/i18n/registry'
import type { TenantConfig } from '@livery/tenant'

import { announcements } from '../apps/sandbox/src/announcements/index.ts'
import { drawPicture, drawTile } from '../apps/sandbox/src/art/draw.ts'
import type { Db } from '../apps/sandbox/src/database/index.ts'
import { browse } from '../apps/sandbox/src/games/browse.ts'
import { showcase } from '../apps/sandbox/src/games/showcase.ts'
import { lotteryOperations } from '../apps/sandbox/src/lottery/lotteryOperations.ts'
import { merchantsOf } from '../apps/sandbox/src/merchants.ts'
import { letterIn } from '../apps/sandbox/src/messages/letterIn.ts'
import type { CallContext, Handler, Handlers } from '../apps/sandbox/src/operations.ts'
import { promotions } from '../apps/sandbox/src/promotions/index.ts'
import { sportsOperations } from '../apps/sandbox/src/sports/sportsOperations.ts'
import { stateOf } from '../apps/sandbox/src/state/merchantState.ts'
import { helpCenter } from '../apps/sandbox/src/system/help.ts'
import { vipLevels } from '../apps/sandbox/src/vip/index.ts'
import type { OperationId, Query, Schemas, Value } from '../apps/sandbox/src/wire.ts'
import type { Offer } from '../packages/app/src/testing/storyEnvironment.ts'

/** Fixed time, so that pictures do not change from day to day. */
const NOW = new Date('2026-11-20T09:30:00.000Z')

/** Recipient of the letters. */
const MEMBER = { name: 'Robin' }
const TWO_DAYS = 48 * 3_600_000

/** Secret of the draws, the same in every picture; that of a gateway is random. */
const SECRET = Buffer.from('draws of the stories').toString('base64url')

/** Database with a secret and nothing else: no bets, no reads, no settings. */
const EMPTY = {
  row: async ([text = '']: TemplateStringsArray) =>
    text.includes('from secret') ? { value: SECRET } : undefined,
  rows: async () => [],
} as unknown as Db

const HANDLERS: Handlers = {
  ...browse,
  ...showcase,
  ...sportsOperations,
  ...lotteryOperations,
  ...announcements.operations,
  ...promotions.operations,
}

/** Number of games of each kind in a story, as many as a shelf shows. */
const OF_EACH = 9
const KINDS: readonly Partial<Query<'listGames'>>[] = [
  ...(['RNG', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'ELOTT', 'LOTT'] as const).map((gameType) => ({
    gameType,
  })),
  { isNew: 1 },
  { vassalage: 'BGS' },
  { gameClassify: 'BG' },
]

/** Number of lotteries of each kind. */
const LOTTERIES_OF_EACH = 3
const DRAWS = 30

const cut = (groups: readonly Schemas['LotteryGroup'][]): Schemas['LotteryGroup'][] =>
  groups.map((group) => ({ ...group, lotteries: group.lotteries.slice(0, LOTTERIES_OF_EACH) }))

/** One unread letter of today and an older one. */
const letters = (language: LanguageCode): Schemas['InboxMessage'][] =>
  (['welcome', 'signIn'] as const).map((template, index) => ({
    id: template,
    ...letterIn(template, MEMBER, language),
    read: index > 0,
    sentAt: new Date(NOW.getTime() - index * TWO_DAYS).toISOString(),
  }))

/** Sandbox's answers to a visitor of a brand, without a server or a database. */
export async function sandboxAnswers(tenant: TenantConfig, language: LanguageCode): Promise<Offer> {
  const merchant = merchantsOf([tenant]).get(tenant.merchantCode)

  function ask<Id extends OperationId>(
    id: Id,
    query: Partial<Query<Id>> = {},
    params: Readonly<Record<string, string>> = {},
  ): Promise<Value<Id>> {
    const handler: Handler<Id> | undefined = HANDLERS[id]
    if (!handler) throw new Error(`The sandbox does not answer ${id}`)
    // Handlers of calls without a session read no other property of the call.
    const state = stateOf(null)
    const clock = { now: () => NOW }
    const call = { merchant, state, language, query, params, member: null, db: EMPTY, clock }
    return handler(call as unknown as CallContext<Id>)
  }

  const pages = await Promise.all(
    KINDS.map((kind) => ask('listGames', { ...kind, language, pageNo: 1, pageSize: OF_EACH })),
  )
  const hot = await ask('listHotGames', { language })
  const games = new Map<string, Schemas['Game']>(
    [...hot.list, ...pages.flatMap((page) => page.games)].map((game) => [game.nodeId, game]),
  )
  const menu = await ask('getLotteryMenu', { language })
  const lotteryMenu = { LOTT: cut(menu.LOTT), ELOTT: cut(menu.ELOTT) }
  const lotteries = [...lotteryMenu.LOTT, ...lotteryMenu.ELOTT].flatMap((group) => group.lotteries)
  const [{ gameId: table = '' } = {}] = lotteries
  const regions = (['NORTH', 'CENTRAL', 'SOUTH'] as const).map((region) =>
    ask('listVietnamRecent', { region }),
  )
  return {
    listHotGames: { list: hot.list.slice(0, OF_EACH) },
    listGames: { games: [...games.values()], pageNum: 1, totalPages: 1, total: games.size },
    listVendorGameTypes: await ask('listVendorGameTypes', { language }),
    listVendorGames: await ask('listVendorGames'),
    listAnnouncements: await ask('listAnnouncements'),
    getWinners: await ask('getWinners', { size: 10, language }),
    getJackpot: await ask('getJackpot'),
    listLiveModels: await ask('listLiveModels'),
    listFixtures: await ask('listFixtures', { size: 16 }),
    listLotteries: { list: lotteries },
    getLotteryMenu: lotteryMenu,
    listDraws: await ask('listDraws', { gameId: table, pageNo: 1, pageSize: DRAWS }),
    periods: await Promise.all(lotteries.map(({ gameId }) => ask('getNumero', { gameId }))),
    plays: await Promise.all(
      (['trad', 'ent'] as const).map((playType) => ask('listPlays', { gameId: table, playType })),
    ),
    listVietnamRecent: {
      list: (await Promise.all(regions)).flatMap(({ list }) => list.slice(0, LOTTERIES_OF_EACH)),
    },
    getVietnamNumero: await ask('getVietnamNumero'),
    getHelpCenter: { list: helpCenter(language) },
    getPromotions: await ask('getPromotions', { pageNo: 1, pageSize: 20 }),
    getPromotion: await ask('getPromotion', {}, { promotionId: 'promo_welcome' }),
    vipLevels: vipLevels(tenant.currency, language),
    getInbox: { list: letters(language), pageNum: 1, totalPages: 1 },
  }
}

const ADDRESS = /^\/sandbox\/art\/(?:(\w+)\/)?([\w-]+)\.svg(?:\?(.*))?$/

/**
 * Draws a picture of the sandbox by its address.
 * @throws when the sandbox has none there
 */
export async function sandboxPicture(address: string): Promise<string> {
  const [, kind, name = '', query = ''] = ADDRESS.exec(address) ?? []
  const drawn =
    kind === undefined
      ? drawTile(name)
      : await drawPicture(kind, name, Object.fromEntries(new URLSearchParams(query)))
  if (drawn === undefined) throw new Error(`The sandbox draws no picture ${address}`)
  return drawn
}
