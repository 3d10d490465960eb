import { fail } from '../failure.ts'
import { GENRE_FACTS } from '../games/genres.ts'
import { LOTTERY_FAMILIES } from '../games/lotteryFamilies.ts'
import { stakeOnWire } from '../games/stakes.ts'
import { tilePath } from '../games/wireGame.ts'
import { refuseExcluded } from '../limits/refuse.ts'
import type { Handlers } from '../operations.ts'
import { signedIn } from '../operations.ts'
import { cutPage } from '../platform/pages.ts'
import { issueLotteryLaunch, openLotterySession } from '../sessions/lotterySessions.ts'
import type { Schemas } from '../wire.ts'
import { drawNumbers, vietnamPrizes } from './draws.ts'
import { LINE_LIMITS, lotteries, lotteryOf, type Lottery } from './lotteries.ts'
import { placeOrder } from './placeOrder.ts'
import { PLAYS, type Play, type Position } from './plays.ts'
import { readSchedule, readSchedules, type ScheduledPeriod } from './schedule.ts'

/** How far back results are kept. */
const DRAWS_KEPT = 200

function wireLottery(game: Lottery): Schemas['Lottery'] {
  const { kind, everySeconds, mode, region } = game.lottery
  return {
    gameId: game.gameId,
    nodeId: game.nodeId,
    gameName: game.name,
    displayName: game.name,
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

const FAMILY_NAMES: Readonly<Record<string, string>> = Object.fromEntries([
  ...LOTTERY_FAMILIES.map(({ kind, title }) => [kind, title] as const),
  ['VN', 'Việt Nam'],
])

function groups(type: 'LOTT' | 'ELOTT'): Schemas['LotteryGroup'][] {
  const all = lotteries().filter((game) => GENRE_FACTS[game.genre].gameType === type)
  return [...new Set(all.map((game) => game.lottery.kind))].map((kind) => ({
    gameGroupId: kind,
    displayName: FAMILY_NAMES[kind] ?? kind,
    lotteries: all.filter((game) => game.lottery.kind === kind).map(wireLottery),
  }))
}

function drawOf(game: Lottery, period: ScheduledPeriod): Schemas['Draw'] {
  const numbers = drawNumbers({ gameId: game.gameId, ...game.lottery }, period.numero)
  return { gameId: game.gameId, numero: period.numero, numbers, drawnAt: period.drawsAt.toISOString() }
}

/** Provinces that draw daily. */
const provinces = (region: string | undefined): Lottery[] =>
  lotteries().filter(
    (game) =>
      game.genre === 'lottery' &&
      game.lottery.kind === 'VN' &&
      (region === undefined || game.lottery.region === region),
  )

const ratio = (hundredths: number): string => String(hundredths / 100)

function wirePosition({ label, minimum, maximum, choices }: Position): Schemas['LotteryPosition'] {
  return {
    label,
    minimum,
    maximum,
    choices: choices.map(({ code, label: name, odds }) =>
      odds === undefined ? { code, label: name } : { code, label: name, odds: ratio(odds) },
    ),
  }
}

function wirePlay(play: Play, currency: string): Schemas['LotteryPlay'] {
  const { wins: _wins, distinct: _distinct, odds, positions, ...rest } = play
  return {
    ...rest,
    odds: ratio(odds),
    positions: positions.map(wirePosition),
    minimumStake: stakeOnWire(LINE_LIMITS.minimum, currency),
    maximumStake: stakeOnWire(LINE_LIMITS.maximum, currency),
    currency,
  }
}

/** Everything under `/lotto`, and the bets. Draws are a function of the clock: there is nothing to schedule. */
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
  listLotteries: async ({ query }) => ({
    list: lotteries()
      .map(wireLottery)
      .filter((game) => query.gameType === undefined || game.gameType === query.gameType),
  }),

  getLotteryMenu: async () => ({ LOTT: groups('LOTT'), ELOTT: groups('ELOTT') }),

  getNumero: async ({ query, clock, db }) => {
    const game = lotteryOf(query.gameId)
    const now = clock.now()
    const schedule = await readSchedule(db, game, now)
    const { numero, opensAt, closesAt, drawsAt } = schedule.current()
    return {
      gameId: game.gameId,
      numero,
      opensAt: opensAt.toISOString(),
      closesAt: closesAt.toISOString(),
      drawsAt: drawsAt.toISOString(),
      serverTime: now.toISOString(),
      lastDraw: drawOf(game, schedule.past(1)),
    }
  },

  listDraws: async ({ query, clock, db }) => {
    const game = lotteryOf(query.gameId)
    const schedule = await readSchedule(db, game, clock.now())
    const backs = cutPage(
      Array.from({ length: DRAWS_KEPT }, (_, index) => index + 1),
      query,
    )
    return { ...backs, list: backs.list.map((back) => drawOf(game, schedule.past(back))) }
  },

  listVietnamRecent: async ({ query, clock, db }) => {
    const scheduleOf = await readSchedules(db, clock.now())
    const list = provinces(query.region).flatMap((game) => {
      const schedule = scheduleOf(game)
      const period = [1, 2, 3, 4, 5, 6, 7]
        .map((back) => schedule.past(back))
        .find((one) => query.date === undefined || one.numero === query.date.replaceAll('-', ''))
      const { region } = game.lottery
      if (!period || !region) return []
      return [
        {
          gameId: game.gameId,
          displayName: game.name,
          region,
          numero: period.numero,
          drawnAt: period.drawsAt.toISOString(),
          prizes: vietnamPrizes({ gameId: game.gameId, region }, period.numero),
        },
      ]
    })
    return { list }
  },

  getVietnamNumero: async ({ query, clock, db }) => {
    const now = clock.now()
    const scheduleOf = await readSchedules(db, now)
    const list = provinces(query.region).flatMap((game) => {
      const { region } = game.lottery
      const { numero, closesAt, drawsAt } = scheduleOf(game).current()
      return region
        ? [
            {
              gameId: game.gameId,
              displayName: game.name,
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

  listPlays: async ({ query, merchant }) => {
    const game = lotteryOf(query.gameId)
    const plays = PLAYS[game.lottery.kind].filter(
      (play) => query.playType === undefined || play.playType === query.playType,
    )
    return { gameId: game.gameId, plays: plays.map((play) => wirePlay(play, merchant.currency)) }
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
    const prizeMode = query.prizeMode ?? merchant.tenant.games.lotteryModes.elottery
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
