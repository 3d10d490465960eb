import type { Schemas } from '@livery/api'
import { GATEWAY } from '@livery/domain/site'

import type { Answers } from './fakeGateway.ts'
import type { StoryEnvironment } from './storyEnvironment.ts'

/** Answers of a story, or a function that makes them for the selected brand. */
export type StoryAnswers = Answers | ((environment: StoryEnvironment) => Answers)

const MINUTE_MS = 60_000
const VISITOR_PLACE = { country: 'MT', ip: '198.51.100.24' } as const

const symbolOf = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** Games of the offer that match a query. */
function gamesFor({ searchParams }: URL, games: readonly Schemas['Game'][]): Schemas['GamePage'] {
  const wanted = (name: string, value: string): boolean => (searchParams.get(name) ?? value) === value
  const name = (searchParams.get('gameName') ?? '').toLocaleLowerCase()
  const found = games.filter(
    (game) =>
      wanted('gameType', game.gameType) &&
      wanted('gameClassify', game.gameClassify) &&
      wanted('vassalage', game.vassalage) &&
      (searchParams.get('isNew') !== '1' || game.isNew) &&
      game.displayName.toLocaleLowerCase().includes(name),
  )
  return { games: found, pageNum: 1, totalPages: 1, total: found.length }
}

/** Period of the offer, shifted in time so that it is open now. */
function openNow(period: Schemas['LotteryPeriod']): Schemas['LotteryPeriod'] {
  const passed = Date.now() - Date.parse(period.serverTime)
  const moved = (moment: string): string => new Date(Date.parse(moment) + passed).toISOString()
  return {
    ...period,
    opensAt: moved(period.opensAt),
    closesAt: moved(period.closesAt),
    drawsAt: moved(period.drawsAt),
    serverTime: moved(period.serverTime),
  }
}

function lotteriesOf({ offer }: StoryEnvironment): Answers {
  const { periods, plays } = offer
  return {
    listLotteries: offer.listLotteries,
    getLotteryMenu: offer.getLotteryMenu,
    listDraws: offer.listDraws,
    getNumero: ({ url }) => {
      const [first] = periods
      const period = periods.find(({ gameId }) => gameId === url.searchParams.get('gameId')) ?? first
      if (!period) throw new Error('The offer has no lottery')
      return openNow(period)
    },
    listPlays: ({ url }) => {
      const playType = url.searchParams.get('playType')
      const found = plays.find((answer) => answer.plays.some((play) => play.playType === playType))
      return found ?? { gameId: url.searchParams.get('gameId') ?? '', plays: [] }
    },
    listVietnamRecent: ({ url }) => {
      const region = url.searchParams.get('region')
      return {
        list: offer.listVietnamRecent.list.filter((result) => region === null || result.region === region),
      }
    },
    getVietnamNumero: offer.getVietnamNumero,
  }
}

/** Countries of telephone numbers by their currency. */
const COUNTRIES: Readonly<Record<string, Schemas['Country']>> = {
  EUR: { country: 'MT', name: 'Malta', countryDialingCode: '356', sampleNumber: '79234567' },
  GBP: { country: 'GB', name: 'United Kingdom', countryDialingCode: '44', sampleNumber: '7400123456' },
  VND: { country: 'VN', name: 'Việt Nam', countryDialingCode: '84', sampleNumber: '912345678' },
}

/** As at a gateway, the country of the brand's currency comes first. */
function countriesFor(currency: string): Schemas['Country'][] {
  const home = COUNTRIES[currency]
  const others = Object.values(COUNTRIES).filter((country) => country !== home)
  return home ? [home, ...others] : others
}

/** Answers of an open site with the brand's whole offer, for a visitor. */
export function visitorAnswers(environment: StoryEnvironment): Answers {
  const { tenant, offer } = environment
  return {
    getSystemStatus: {
      status: 0,
      maintenance: false,
      regionRestriction: false,
      info: '',
      location: VISITOR_PLACE,
    },
    getWhitelabel: {
      flags: {},
      promotions: ['REFERRAL'],
      mobileTemplate: { mem_cen: tenant.templates.mem_cen, dep_func: tenant.templates.dep_func },
      imageCdn: [],
      floatingLinks: [],
      socialLinks: [],
      languages: [...tenant.languages.offered],
      gateway: GATEWAY,
    },
    getDownloadLinks: { list: [] },
    listAnnouncements: offer.listAnnouncements,
    getHelpCenter: offer.getHelpCenter,
    getPromotions: offer.getPromotions,
    getPromotion: offer.getPromotion,
    listHotGames: offer.listHotGames,
    listGames: ({ url }) => gamesFor(url, offer.listGames.games),
    listVendorGameTypes: offer.listVendorGameTypes,
    listVendorGames: offer.listVendorGames,
    getWinners: offer.getWinners,
    getJackpot: offer.getJackpot,
    listLiveModels: offer.listLiveModels,
    listFixtures: offer.listFixtures,
    getPopups: { list: [] },
    getVerification: { human: false, captcha: false, codes: 'gateway' },
    getCountries: { list: countriesFor(tenant.currency) },
    ...lotteriesOf(environment),
  }
}

/** Member of every story, the same for all brands. */
export const storyMember: Schemas['Member'] = {
  id: 'm_1',
  type: 0,
  account: 'member',
  nickname: 'Robin',
  headIcon: 'icon-01',
  clubLabel: { labelName: 'Gold' },
  contacts: { mobileNum: '79***67', email: 'ro***@example.com' },
  hasPaymentPassword: true,
  registeredAt: '2026-01-14T18:02:11Z',
}

/** Additional answers of a story for a signed-in member. */
export function memberAnswers(environment: StoryEnvironment): Answers {
  const { tenant, offer, money } = environment
  const { currency } = tenant
  const balance = money(10_250.75)
  const liked = offer.listGames.games.slice(3, 8)
  return {
    ...visitorAnswers(environment),
    getMember: storyMember,
    getWallet: { currency, symbol: symbolOf(currency), sumBalance: balance, balance, wallets: [] },
    getRewards: { unclaimed: 3, list: [], pageNum: 1, totalPages: 0 },
    listFavourites: { content: liked, pageNum: 1, totalPages: 1, nodeIds: liked.map(({ nodeId }) => nodeId) },
    addFavourite: { nodeIds: [] },
    getInbox: offer.getInbox,
    removeFavourite: { nodeIds: [] },
    listRecent: {
      list: offer.listGames.games
        .slice(0, 4)
        .map((game) => ({ ...game, playedAt: '2026-11-19T20:14:00.000Z' })),
      pageNum: 1,
      totalPages: 1,
    },
    // The session's duration is the same at every call, so that screenshots do not change.
    getPlaySession: () => ({
      startedAt: new Date(Date.now() - 42 * MINUTE_MS).toISOString(),
      serverTime: new Date().toISOString(),
      lastLoginAt: '2026-11-19T20:02:00.000Z',
      currency,
      staked: money(42),
      won: money(36.5),
      net: money(-5.5),
      realityCheckMinutes: 60,
    }),
    logout: {},
  }
}
