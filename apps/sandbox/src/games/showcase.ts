import { fromHundredths, toDecimal } from '../ledger/index.ts'
import type { Handlers } from '../operations.ts'
import { seededRandom, SEED } from '../random.ts'
import { audienceOf } from './browse.ts'
import { catalogue } from './catalogue.ts'
import { LIVE_HOSTS } from './liveHosts.ts'
import { localName } from './names/localNames.ts'
import { tilePath, wireGame } from './wireGame.ts'

const MINUTE_MS = 60_000

/** Interval between winners: three minutes. */
const WIN_EVERY_MS = 3 * MINUTE_MS

const LETTERS = 'abcdefghijklmnoprstuvwz'

/** Jackpots in hundredths of the base unit: starting value, growth per second, and hours until payout. */
const POTS = [
  { name: 'MINI', floor: 10_000, perSecond: 4, hours: 2 },
  { name: 'MINOR', floor: 100_000, perSecond: 9, hours: 12 },
  { name: 'MAJOR', floor: 2_500_000, perSecond: 21, hours: 72 },
  { name: 'GRAND', floor: 100_000_000, perSecond: 42, hours: 24 * 30 },
] as const

const HOUR_S = 3600

/**
 * Operations of winners, jackpots and live hosts; every answer is a function of the clock, so that all
 * processes agree.
 */
export const showcase: Pick<Handlers, 'getWinners' | 'getJackpot' | 'listLiveModels'> = {
  getWinners: async ({ clock, query, merchant, language }) => {
    const { games } = catalogue()
    const turn = Math.floor(clock.now().getTime() / WIN_EVERY_MS)
    const list = Array.from({ length: query.size ?? 20 }, (_, back) => {
      const random = seededRandom(`${SEED}/winner/${merchant.code}/${turn - back}`)
      const game = random.pick(games.slice(0, 600))
      const hundredths = Math.round(20 * 10 ** (1.5 + random.next() ** 3 * 4))
      return {
        userName: `${LETTERS[random.integer(0, LETTERS.length - 1)]}${LETTERS[random.integer(0, LETTERS.length - 1)]}***${random.integer(0, 9)}`,
        nodeId: game.nodeId,
        gameName: localName(game, query.language ?? language),
        vassalage: game.vendor.code,
        iconUrl: tilePath(game.nodeId),
        amount: toDecimal(fromHundredths(hundredths, merchant.currency), merchant.currency),
        currency: merchant.currency,
        wonAt: new Date((turn - back) * WIN_EVERY_MS).toISOString(),
      }
    })
    return { list }
  },

  getJackpot: async (context) => {
    const { clock, merchant } = context
    const now = clock.now()
    const seconds = Math.floor(now.getTime() / 1000)
    const pots = POTS.map(({ name, floor, perSecond, hours }) => ({
      name,
      amount: toDecimal(
        fromHundredths(floor + perSecond * (seconds % (hours * HOUR_S)), merchant.currency),
        merchant.currency,
      ),
      perSecond: toDecimal(fromHundredths(perSecond, merchant.currency), merchant.currency),
    }))
    const audience = audienceOf(context)
    const games = catalogue()
      .games.filter((game) => game.isJackpot)
      .slice(0, 24)
      .map((game) => wireGame(game, audience))
    return { serverTime: now.toISOString(), currency: merchant.currency, pots, games }
  },

  listLiveModels: async ({ clock }) => {
    const hour = Math.floor(clock.now().getTime() / (60 * MINUTE_MS))
    const tables = catalogue().games.filter((game) => game.genre === 'live')
    const list = LIVE_HOSTS.flatMap((name, index) => {
      const table = tables[index]
      if (!table) return []
      const random = seededRandom(`${SEED}/host/${index}/${hour}`)
      const active = index % 6 !== 5
      const streaming = active && random.next() < 0.8
      return [
        {
          modelId: hostId(index),
          name,
          nodeId: table.nodeId,
          vassalage: table.vendor.code,
          tableName: table.name,
          active,
          streaming,
          viewers: streaming ? random.integer(40, 900) : 0,
          cover: `/sandbox/art/live/${hostId(index)}.svg`,
        },
      ]
    })
    return {
      list: list.sort(
        (one, other) =>
          Number(other.streaming) - Number(one.streaming) || Number(other.active) - Number(one.active),
      ),
    }
  },
}

/** Id of a live host: `M01`, `M02`, … */
const hostId = (index: number): string => `M${String(index + 1).padStart(2, '0')}`
