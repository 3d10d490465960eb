import type { Schemas } from '@livery/api'

import type { Answers } from '#testing/fakeGateway.ts'

type Money = (amount: number) => string

function row(
  money: Money,
  userName: string,
  more: { level: number; members: number; staked: number; won: number },
): Schemas['TeamRow'] {
  const { staked, won, ...rest } = more
  return {
    userName,
    type: 0,
    ...rest,
    deposited: money(400),
    withdrawn: money(150),
    staked: money(staked),
    won: money(won),
    promotions: money(20),
    net: money(staked - won - 20),
  }
}

/** A team of four, one of whom has brought two of the others. */
export function sampleTeam(money: Money, currency: string): Answers {
  const joinedAt = '2026-10-04T12:00:00.000Z'
  const member = (userName: string, level: number, members: number, balance: number) =>
    ({ userName, type: 0, level, members, balance: money(balance), joinedAt }) as const
  const page = { currency, pageNum: 1, totalPages: 1 } as const
  return {
    getAgentSummary: {
      currency,
      period: 'week',
      members: 4,
      newMembers: 1,
      activeMembers: 3,
      deposited: money(1810),
      withdrawn: money(350),
      staked: money(12_140),
      won: money(11_375),
      commission: money(42.5),
      registerUrl: 'https://example.com/m/register?affiliateCode=TEAM26',
    },
    getAgentEarnings: {
      ...page,
      period: 'week',
      total: money(42.5),
      list: [
        {
          kind: 'dividend',
          from: '2026-11-01T00:00:00Z',
          to: '2026-11-16T00:00:00Z',
          staked: money(12_140),
          net: money(685),
          activeMembers: 4,
          rate: '0.05',
          amount: money(34.25),
          paidAt: '2026-11-16T00:00:00Z',
        },
        {
          kind: 'salary',
          from: '2026-11-19T00:00:00Z',
          to: '2026-11-20T00:00:00Z',
          staked: money(2750),
          net: money(64),
          activeMembers: 4,
          rate: '0.003',
          amount: money(8.25),
          paidAt: '2026-11-20T00:00:00Z',
        },
      ],
    },
    getTeamProfitLoss: {
      ...page,
      period: 'week',
      totals: {
        deposited: money(1600),
        withdrawn: money(600),
        staked: money(12_140),
        won: money(11_375),
        promotions: money(80),
        net: money(685),
      },
      list: [
        row(money, 'member', { level: 1, members: 2, staked: 8400, won: 7900 }),
        row(money, 'omar33', { level: 1, members: 0, staked: 240, won: 205 }),
        row(money, 'luca07', { level: 2, members: 0, staked: 2600, won: 2310 }),
        row(money, 'mina88', { level: 2, members: 0, staked: 900, won: 960 }),
      ],
    },
    getDownline: ({ url }) => {
      const under = url.searchParams.get('userName') !== null
      const near = [member('member', 1, 2, 10_000), member('omar33', 1, 0, 25)]
      const far = [member('luca07', 2, 0, 110), member('mina88', 2, 0, 210)]
      const list = under ? far : [...near, ...far]
      return { ...page, members: list.length, balance: money(under ? 320 : 10_345), list }
    },
  }
}
