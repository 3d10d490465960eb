import type { Schemas } from '@livery/api'

import { refusal, type Answers } from '#testing/fakeGateway.ts'
import { memberSite } from '#testing/samples.ts'

/** A lottery of five digits, for tests. */
export function sampleLottery(gameId: string, more: Partial<Schemas['Lottery']> = {}): Schemas['Lottery'] {
  return {
    gameId,
    nodeId: `node-${gameId}`,
    gameName: `Lottery ${gameId}`,
    displayName: `Lottery ${gameId}`,
    gameType: 'LOTT',
    gameGroupId: 'D5',
    vassalage: 'LOTT',
    lottoMode: 'Tradition,Entertainment',
    drawKind: 'D5',
    drawEverySeconds: 300,
    iconUrl: '/art.svg',
    ...more,
  }
}

/** A period around now: open for as long as given, then closed for as long, ms. */
export function samplePeriod(
  gameId: string,
  numero: number,
  { open = 60_000, closed = 15_000 } = {},
): Schemas['LotteryPeriod'] {
  const now = Date.now()
  const at = (ms: number): string => new Date(now + ms).toISOString()
  return {
    gameId,
    numero: String(numero),
    opensAt: at(-60_000),
    closesAt: at(open),
    drawsAt: at(open + closed),
    serverTime: at(0),
    lastDraw: {
      gameId,
      numero: String(numero - 1),
      numbers: ['3', '0', '7', '7', '1'],
      drawnAt: at(-60_000),
    },
  }
}

const choices = (codes: readonly string[]): Schemas['LotteryChoice'][] =>
  codes.map((code) => ({ code, label: code[0] + code.slice(1).toLowerCase() }))
const digits = choices(Array.from({ length: 10 }, (_, index) => String(index)))
const limits = { minimumStake: '0.10', maximumStake: '500.00', currency: 'EUR' } as const

/** Two traditional bet types and one of entertainment. */
export const samplePlays: readonly Schemas['LotteryPlay'][] = [
  {
    playId: 'FIRST2',
    playType: 'trad',
    group: 'Two digits',
    label: 'First two',
    rule: 'The first two digits of the draw.',
    combination: 'product',
    odds: '97',
    positions: ['First', 'Second'].map((label) => ({ label, minimum: 1, maximum: 10, choices: digits })),
    ...limits,
  },
  {
    playId: 'FIRST1',
    playType: 'trad',
    group: 'One digit',
    label: 'First digit',
    rule: 'The first digit of the draw.',
    combination: 'each',
    odds: '9.7',
    positions: [{ label: 'Digit', minimum: 1, maximum: 10, choices: digits }],
    ...limits,
  },
  {
    playId: 'SUM',
    playType: 'ent',
    group: 'Total',
    label: 'Total of all five',
    rule: 'Big from 23 up.',
    combination: 'each',
    odds: '1.94',
    positions: [
      { label: 'Total', minimum: 1, maximum: 4, choices: choices(['BIG', 'SMALL', 'ODD', 'EVEN']) },
    ],
    ...limits,
  },
]

const lotteries = [
  sampleLottery('L1'),
  sampleLottery('L2', { lottoMode: 'Tradition' }),
  sampleLottery('VN1', {
    gameGroupId: 'VN',
    drawKind: 'VN',
    vassalage: 'TCG_LOTTO_VN',
    lottoMode: 'Tradition',
    region: 'NORTH',
  }),
]

/** Receipt of the gateway for accepted bets. */
export const sampleReceipt: Schemas['LotteryReceipt'] = {
  orders: ['L202611200000042'],
  numero: '144',
  stake: '0.20',
  balance: '9999.80',
  currency: 'EUR',
}

/** A member's site with a few lotteries that take bets. */
/** Refusal of the gateway for an unknown prize mode. */
export const unknownPrizeMode = refusal(400, 'request.invalid', {
  data: { fields: { prizeMode: 'unknown' } },
})

export const lotterySite: Answers = {
  ...memberSite,
  listLotteries: { list: lotteries },
  getLotteryMenu: {
    LOTT: [
      { gameGroupId: 'D5', displayName: 'Five digits', lotteries: lotteries.slice(0, 2) },
      { gameGroupId: 'VN', displayName: 'Vietnam', lotteries: lotteries.slice(2) },
    ],
    ELOTT: [],
  },
  getNumero: ({ url }) => samplePeriod(url.searchParams.get('gameId') ?? '', 144),
  listPlays: ({ url }) => ({
    gameId: url.searchParams.get('gameId') ?? '',
    plays: samplePlays.filter(({ playType }) => playType === url.searchParams.get('playType')),
  }),
  listDraws: ({ url }) => ({
    list: Array.from({ length: 12 }, (_, back) => ({
      gameId: url.searchParams.get('gameId') ?? '',
      numero: String(143 - back),
      numbers: [String(back % 10), '0', '7', '7', '1'],
      drawnAt: '2026-11-20T09:25:00.000Z',
    })),
    pageNum: 1,
    totalPages: 1,
  }),
  listVietnamRecent: ({ url }) => ({
    list:
      url.searchParams.get('region') === 'SOUTH'
        ? []
        : [
            {
              gameId: 'VN1',
              displayName: 'Miền Bắc',
              region: 'NORTH',
              numero: '20261120',
              drawnAt: '2026-11-20T11:15:00.000Z',
              prizes: [
                { prize: 'DB', numbers: ['48213'] },
                { prize: 'G1', numbers: ['90119'] },
              ],
            },
          ],
  }),
  getVietnamNumero: { serverTime: new Date().toISOString(), list: [] },
  placeOrder: sampleReceipt,
  listOrders: {
    list: [],
    pageNum: 1,
    totalPages: 0,
    totals: { count: 0, stake: '0', payout: '0', profit: '0', currency: 'EUR' },
  },
}
