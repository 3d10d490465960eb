import { fail } from '../failure.ts'
import { GENRE_FACTS } from '../games/genres.ts'
import { localName } from '../games/names/localNames.ts'
import { familyName } from '../games/names/lotteryWords.ts'
import { tilePath } from '../games/wireGame.ts'
import { refuseExcluded } from '../limits/refuse.ts'
import { type Handlers, signedIn } from '../operations.ts'
import { cutPage } from '../platform/pages.ts'
import { issueLotteryLaunch, openLotterySession } from '../sessions/lotterySessions.ts'
import type { Schemas } from '../wire.ts'
import { drawNumbers, drawSecret, vietnamPrizes } from './draws.ts'
import { lotteries, lotteryOf, type Lottery } from './lotteries.ts'
import { placeOrder } from './placeOrder.ts'
import { playsOf } from './plays.ts'
import { prizeOddsOf } from './prizeModes.ts'
import { readSchedule, readSchedules, type Schedule, type ScheduledPeriod } from './schedule.ts'
import { wirePlay } from './wirePlay.ts'

/** Number of past draws available, and of those that are looked through for a day of a province. */
const DRAWS_KEPT = 200
const PROVINCE_DRAWS = 7

function wireLottery(game: Lottery, language: string): Schemas['Lottery'] {
  const { kind, everySeconds, mode, region } = game.lottery
  return {
    gameId: game.gameId,
    nodeId: game.nodeId,
    gameName: game.name,
    displayName: localName(game, language),
    gameType: game.genre === 'lottery' ? 'LOTT' : 'ELOTT',
    gameGroupId: kind,
    vassalage: game.vendor.code,
    lottoMode: mode,
    drawKind: kind,
    drawEverySeconds: everySeconds,
    ...(region ? { region } : {}),
    iconUrl: tilePath(game.nodeId),
  }
}

function groups(type: 'LOTT' | 'ELOTT', language: string): Schemas['LotteryGroup'][] {
  const all = lotteries().filter((game) => GENRE_FACTS[game.genre].gameType === type)
  return [...new Set(all.map((game) => game.lottery.kind))].map((kind) => ({
    gameGroupId: kind,
    displayName: familyName(kind, language),
    lotteries: all.filter((game) => game.lottery.kind === kind).map((game) => wireLottery(game, language)),
  }))
}

function drawOf(secret: Buffer, game: Lottery, period: ScheduledPeriod): Schemas['Draw'] {
  const numbers = drawNumbers(secret, { gameId: game.gameId, ...game.lottery }, period.numero)
  return { gameId: game.gameId, numero: period.numero, numbers, drawnAt: period.drawsAt.toISOString() }
}

/** Latest past periods that have a result, latest first; a voided one has none (S-lottery-12). */
function drawnPeriods(schedule: Schedule, count: number): ScheduledPeriod[] {
  const drawn: ScheduledPeriod[] = []
  for (let back = 1; drawn.length < count; back += 1) {
    const period = schedule.past(back)
    if (!period.voided) drawn.push(period)
  }
  return drawn
}

/** Provinces with daily draws. */
const provinces = (region: string | undefined): Lottery[] =>
  lotteries().filter(
    (game) =>
      game.genre === 'lottery' &&
      game.lottery.kind === 'VN' &&
      (region === undefined || game.lottery.region === region),
  )

/** Operations under `/lotto`, and bets. Draws are a function of the clock and of a secret, and need
 * no scheduler. */
export const lotteryOperations: Pick<
  Handlers,
  | 'listLotteries'
  | 'getLotteryMenu'
  | 'getNumero'
  | 'listDraws'
  | 'listVietnamRecent'
  | 'getVietnamNumero'
  | 'listPlays'
  | 'launchLottery'
  | 'openLottery'
  | 'placeOrder'
> = {
  listLotteries: async ({ query, language }) => ({
    list: lotteries()
      .map((game) => wireLottery(game, query.language ?? language))
      .filter((game) => query.gameType === undefined || game.gameType === query.gameType),
  }),

  getLotteryMenu: async ({ query, language: asked }) => {
    const language = query.language ?? asked
    return { LOTT: groups('LOTT', language), ELOTT: groups('ELOTT', language) }
  },

  getNumero: async ({ query, clock, db }) => {
    const game = lotteryOf(query.gameId)
    const now = clock.now()
    const schedule = await readSchedule(db, game, now)
    const { numero, opensAt, closesAt, drawsAt } = schedule.current()
    const [last] = drawnPeriods(schedule, 1)
    if (!last) throw new Error(`${game.gameId} has never been drawn.`)
    return {
      gameId: game.gameId,
      numero,
      opensAt: opensAt.toISOString(),
      closesAt: closesAt.toISOString(),
      drawsAt: drawsAt.toISOString(),
      serverTime: now.toISOString(),
      lastDraw: drawOf(await drawSecret(db), game, last),
    }
  },

  listDraws: async ({ query, clock, db }) => {
    const game = lotteryOf(query.gameId)
    const schedule = await readSchedule(db, game, clock.now())
    const page = cutPage(drawnPeriods(schedule, DRAWS_KEPT), query)
    const secret = await drawSecret(db)
    return { ...page, list: page.list.map((period) => drawOf(secret, game, period)) }
  },

  listVietnamRecent: async ({ query, clock, db, language }) => {
    const scheduleOf = await readSchedules(db, clock.now())
    const secret = await drawSecret(db)
    const list = provinces(query.region).flatMap((game) => {
      const schedule = scheduleOf(game)
      const period = drawnPeriods(schedule, PROVINCE_DRAWS).find(
        (one) => query.date === undefined || one.numero === query.date.replaceAll('-', ''),
      )
      const { region } = game.lottery
      if (!period || !region) return []
      return [
        {
          gameId: game.gameId,
          displayName: localName(game, language),
          region,
          numero: period.numero,
          drawnAt: period.drawsAt.toISOString(),
          prizes: vietnamPrizes(secret, { gameId: game.gameId, region }, period.numero),
        },
      ]
    })
    return { list }
  },

  getVietnamNumero: async ({ query, clock, db, language }) => {
    const now = clock.now()
    const scheduleOf = await readSchedules(db, now)
    const list = provinces(query.region).flatMap((game) => {
      const { region } = game.lottery
      const { numero, closesAt, drawsAt } = scheduleOf(game).current()
      return region
        ? [
            {
              gameId: game.gameId,
              displayName: localName(game, language),
              region,
              numero,
              closesAt: closesAt.toISOString(),
              drawsAt: drawsAt.toISOString(),
            },
          ]
        : []
    })
    return { serverTime: now.toISOString(), list }
  },

  listPlays: async ({ query, merchant, language }) => {
    const game = lotteryOf(query.gameId)
    const table = prizeOddsOf(game, merchant, query.prizeMode)
    const audience = { language: query.language ?? language, currency: merchant.currency }
    const plays = playsOf(game.lottery).filter(
      (play) => query.playType === undefined || play.playType === query.playType,
    )
    return { gameId: game.gameId, plays: plays.map((play) => wirePlay(play, table, audience)) }
  },

  launchLottery: async (context) => {
    const { member, session } = signedIn(context)
    const { query, merchant } = context
    const now = context.clock.now()
    refuseExcluded(member.closedUntil, now)
    const offered = lotteries().filter((game) => game.vendor.code === query.vendor)
    const game =
      query.gameCode === 'lobby' ? offered[0] : offered.find((one) => one.gameId === query.gameCode)
    if (!game)
      fail(404, 'resource.not_found', { message: `${query.vendor} has no lottery ${query.gameCode}.` })
    const playType = query.playType ?? (game.lottery.mode.includes('Entertainment') ? 'ent' : 'trad')
    const prizeMode = merchant.tenant.games.lotteryModes[prizeOddsOf(game, merchant, query.prizeMode)]
    const launch = { sessionId: session.id, gameId: game.gameId }
    const { token, expiresAt } = await issueLotteryLaunch(context.db, launch, now)
    const parameters = new URLSearchParams({ token, merchant: merchant.code, prize_mode: prizeMode })
    return {
      url: `/m/lotto-h5/mobile/${playType}/games/${game.gameId}?${parameters}`,
      token,
      expiresAt: expiresAt.toISOString(),
      gameId: game.gameId,
      playType,
      prizeMode,
    }
  },

  openLottery: async ({ db, merchant, body, clock }) => {
    const opened = await db.transaction((tx) =>
      openLotterySession(tx, merchant.code, body.launchToken, clock.now()),
    )
    return { ...opened, expiresAt: opened.expiresAt.toISOString(), currency: merchant.currency }
  },

  placeOrder,
}
