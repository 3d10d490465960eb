import type { Schemas } from '@livery/api'

import type { Answers } from './fakeGateway.ts'

export function sampleGame(
  nodeId: string,
  name: string,
  more: Partial<Schemas['Game']> = {},
): Schemas['Game'] {
  return {
    nodeId,
    nodeName: name,
    gameName: name,
    displayName: name,
    gameType: 'RNG',
    gameClassify: 'SLOT',
    vassalage: 'PRISM',
    vendorCode: 'PRISM',
    vendorName: 'Prism Slots',
    gameCode: `PRISM_${nodeId}`,
    gameId: `PRISM_${nodeId}`,
    mobileLargeIcon: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
    showIcon: '/art.svg',
    iconUrl: '/art.svg',
    supportPlay: true,
    isNew: false,
    isHot: true,
    isJackpot: false,
    minBet: '0.20',
    currency: 'EUR',
    lines: 20,
    ...more,
  }
}

const games = [sampleGame('100001', 'Golden Koi'), sampleGame('100002', 'Night Reels')]

/** Whitelabel settings of an operator with everything switched on. */
export const openWhitelabel: Schemas['Whitelabel'] = {
  flags: {},
  promotions: ['REFERRAL'],
  mobileTemplate: { mem_cen: 1, dep_func: 1 },
  imageCdn: [],
  floatingLinks: [],
  socialLinks: [],
  languages: ['EN', 'AR'],
  gateway: { WEB: 1, MOBILE: 3 },
}

/** Answers of an open site with a few games, for a visitor. */
export const openSite: Answers = {
  getSystemStatus: {
    status: 0,
    maintenance: false,
    regionRestriction: false,
    info: '',
    location: { ip: '198.51.100.24' },
  },
  getWhitelabel: openWhitelabel,
  getDownloadLinks: { list: [] },
  listAnnouncements: { list: [], banners: [] },
  listHotGames: { list: games },
  listGames: { games, pageNum: 1, totalPages: 1, total: games.length },
  listVendorGameTypes: { list: [] },
  listVendorGames: { list: [] },
  getWinners: { list: [] },
  getJackpot: { serverTime: '2026-11-20T09:30:00.000Z', currency: 'EUR', pots: [], games: [] },
  listLiveModels: { list: [] },
  getPopups: { list: [] },
  listLotteries: { list: [] },
  getVerification: { human: false, captcha: false, codes: 'gateway' },
}

/** Additional answers for a signed-in member. */
export const memberSite: Answers = {
  ...openSite,
  getMember: {
    id: 'm_1',
    type: 0,
    account: 'member',
    nickname: 'Robin',
    headIcon: 'icon-01',
    contacts: {},
    hasPaymentPassword: true,
    registeredAt: '2026-01-14T18:02:11Z',
  },
  getWallet: { currency: 'EUR', symbol: '€', sumBalance: '10250.75', balance: '10250.75', wallets: [] },
  getRewards: { unclaimed: 3, list: [], pageNum: 1, totalPages: 0 },
  listFavourites: { content: [], pageNum: 1, totalPages: 0, nodeIds: [] },
  addFavourite: { nodeIds: ['100001'] },
  listRecent: { list: [], pageNum: 1, totalPages: 0 },
  addRecent: { nodeId: '100001' },
  logout: {},
}

export function sampleOrder(
  orderId: string,
  status: Schemas['OrderStatus'],
  profit: string,
  currency = 'EUR',
): Schemas['Order'] {
  return {
    orderId,
    vendor: 'PRISM',
    gameCategory: 'RNG',
    nodeId: '100001',
    gameName: 'Golden Koi',
    placedAt: '2026-11-20T09:30:00.000Z',
    status,
    stake: '2.00',
    payout: status === 'WON' ? '14.40' : '0.00',
    profit,
    currency,
  }
}

/** Page of bets that is also the last one. */
export function orderPage(list: Schemas['Order'][], currency = 'EUR'): Schemas['OrderPage'] {
  return {
    list,
    pageNum: 1,
    totalPages: 1,
    totals:
      list.length === 0
        ? { count: 0, stake: '0.00', payout: '0.00', profit: '0.00', currency }
        : { count: list.length, stake: '6.00', payout: '14.40', profit: '8.40', currency },
  }
}
