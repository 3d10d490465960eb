import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { MOTIFS } from '../../art/motifs.ts'
import type { Db } from '../../database/index.ts'
import { fail } from '../../failure.ts'
import { currencyDecimals, toDecimal } from '../../ledger/index.ts'
import { refuseOutsideSession, refuseStake } from '../../limits/refuse.ts'
import type { Services } from '../../operations.ts'
import { siteSources } from '../../platform/ownHost.ts'
import { seededRandom, SEED } from '../../random.ts'
import { pickAt } from '../../sports/season.ts'
import { catalogue } from '../catalogue.ts'
import { localName } from '../names/localNames.ts'
import { tilePath } from '../wireGame.ts'
import { CRASH_EDGE } from './crashCurve.ts'
import { advanceCrash, knownRound } from './crashRounds.ts'
import { gameKindOf } from './gameKind.ts'
import { findGameSession, type GameSession, type OpenedGame, redeemLaunch } from './launches.ts'
import { readLaunch, readRound } from './playBodies.ts'
import { PLAY_FILES, playPages } from './playPage.ts'
import { purseBalance } from './purse.ts'
import { regulatedPlay } from './regulatedPlay.ts'
import { playAtOnce, playRound, type RoundContext } from './rounds.ts'
import { SLOT_LINES, SLOT_PAYS, SLOT_STRIPS, slotReturn } from './slotMachine.ts'
import { stakeChoices } from './stakeChoices.ts'
import { WHEEL_BETS, WHEEL_NUMBERS, wheelReturn } from './wheel.ts'

/**
 * Routes of the vendors: the demo games' pages under `/play/` and the calls they make. Not part of the
 * contract, as a real vendor's servers would not be. A game's bearer token stays in its page's memory; no
 * cookie is ever set.
 */
export async function playRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const headers = {
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${siteSources(services.merchants)}`,
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
  }
  const pages = playPages()
  await app.register(staticFiles, {
    root: PLAY_FILES.pathname,
    prefix: '/play/',
    index: false,
    setHeaders: (response) => {
      for (const [name, value] of Object.entries(headers)) response.header(name, value)
    },
  })
  type Visit = { Params: { kind: string }; Querystring: { language?: string } }
  app.get<Visit>('/play/:kind/', ({ params, query }, reply) => {
    const page = pages(params.kind, query.language ?? 'EN')
    return page === undefined
      ? reply.callNotFound()
      : reply.headers(headers).type('text/html; charset=utf-8').send(page)
  })

  app.post('/play/api/session', (request) => open(request))
  app.get('/play/api/balance', (request) => balance(request))
  app.get<{ Params: { fixtureId: string }; Querystring: { selection?: string } }>(
    '/play/api/fixtures/:fixtureId',
    async ({ params, query }) =>
      pickAt(Math.floor(services.clock.now().getTime() / 1000), params.fixtureId, query.selection) ??
      fail(404, 'resource.not_found', { message: 'This match is gone.' }),
  )
  app.post('/play/api/rounds', { config: { setsClock: true } }, (request) => play(request))
  app.get<{ Params: { roundId: string } }>('/play/api/rounds/:roundId', (request) =>
    advance(request, request.params.roundId, false),
  )
  app.post<{ Params: { roundId: string } }>(
    '/play/api/rounds/:roundId/leave',
    { config: { setsClock: true } },
    (request) => advance(request, request.params.roundId, true),
  )

  async function open({ body }: FastifyRequest) {
    const token = readLaunch(body)
    const { bearer } = await services.db.transaction((tx) => redeemLaunch(tx, token, services.clock.now()))
    return { bearer, ...(await describe(await contextOf(bearer))) }
  }

  async function balance(request: FastifyRequest) {
    const { session, currency, player } = await contextOf(bearerOf(request))
    refuseOutsideSession(player, services.clock.now())
    return { balance: toDecimal(await purseBalance(services.db, session, currency), currency) }
  }

  async function play(request: FastifyRequest) {
    const wish = readRound(request.body)
    const table = await contextOf(bearerOf(request), wish.roundId)
    const now = services.clock.now()
    const { session, player } = table
    const scope = { memberId: session.memberId, merchant: services.merchants.get(session.merchant), now }
    const mayStake = (db: Db, stake: bigint) => refuseStake(db, player, scope, stake)
    // A loss limit is looked at under a lock.
    const played = player.has_loss_limit
      ? undefined
      : await playAtOnce(services.db, table, wish, now, mayStake)
    return played ?? services.db.transaction((tx) => playRound(tx, table, wish, now, mayStake))
  }

  async function advance(request: FastifyRequest, roundId: string, leaving: boolean) {
    const table = await contextOf(bearerOf(request))
    const now = services.clock.now()
    return services.db.transaction(async (tx) =>
      advanceCrash(tx, table, await knownRound(tx, table.session, roundId), now, leaving),
    )
  }

  async function contextOf(
    bearer: string | undefined,
    roundId?: string,
  ): Promise<RoundContext & Pick<OpenedGame, 'player' | 'seen'>> {
    const { session, player, birthday, seen } = await findGameSession(services, bearer, roundId)
    const merchant = services.merchants.get(session.merchant)
    const game = gameOf(session)
    const regulated = regulatedPlay(merchant, game, birthday, services.clock.now())
    return { session, game, currency: merchant.currency, regulated, player, seen }
  }

  async function describe({ session, game, currency, regulated }: RoundContext) {
    const kind = gameKindOf(game)
    return {
      game: {
        nodeId: game.nodeId,
        name: localName(game, session.language),
        genre: game.genre,
        kind,
        vendor: game.vendor.name,
        palette: game.palette,
        picture: tilePath(game.nodeId),
      },
      parentOrigin: session.siteOrigin,
      freePlay: session.freePlay,
      currency,
      decimals: currencyDecimals(currency),
      balance: toDecimal(await purseBalance(services.db, session, currency), currency),
      stakes: stakeChoices(game, currency, regulated.mostStake).map((stake) => toDecimal(stake, currency)),
      roundMs: regulated.roundMs,
      rules: RULES[kind](game.motif ?? heroOf(game.nodeId)),
    }
  }
}

const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]

function gameOf(session: GameSession) {
  return (
    catalogue().find(session.nodeId) ?? fail(404, 'resource.not_found', { message: 'This game is gone.' })
  )
}

/** Hero symbol of a slot that was opened through its vendor's lobby. */
const heroOf = (nodeId: string) => seededRandom(`${SEED}/hero/${nodeId}`).pick(MOTIFS)

/** Display data of each kind of game, returns included. */
const RULES = {
  slot: (hero: string) => ({
    hero,
    lines: SLOT_LINES,
    pays: SLOT_PAYS,
    strips: SLOT_STRIPS,
    return: Math.round(slotReturn() * 10_000) / 10_000,
  }),
  crash: () => ({ return: 1 - CRASH_EDGE }),
  table: () => ({
    numbers: WHEEL_NUMBERS,
    bets: Object.entries(WHEEL_BETS).map(([bet, { pays, wins }]) => ({
      bet,
      pays: pays / 100,
      return: Math.round(wheelReturn(bet as keyof typeof WHEEL_BETS) * 10_000) / 10_000,
      numbers: Array.from({ length: WHEEL_NUMBERS }, (_, index) => index + 1).filter((number) =>
        wins(number),
      ),
    })),
  }),
} as const
