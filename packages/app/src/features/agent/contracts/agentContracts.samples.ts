import type { Schemas } from '@livery/api'

const TERMS = {
  from: 'staff',
  period: 'day',
  startsAt: '2026-12-01T00:00:00.000Z',
  endsAt: '2037-06-01T00:00:00.000Z',
} as const

/** One active daily wage, and a better one on offer. */
export function sampleContracts(
  money: (amount: number) => string,
  currency: string,
): Schemas['ContractList'] {
  return {
    pending: 1,
    list: [
      {
        ...TERMS,
        id: 'con_7',
        kind: 'salary',
        state: 'pending',
        currency,
        tiers: [
          { from: money(1000), activeMembers: 5, rate: '0.005' },
          { from: money(5000), activeMembers: 10, rate: '0.0085' },
        ],
      },
      {
        ...TERMS,
        id: 'con_3',
        kind: 'salary',
        state: 'active',
        currency,
        startsAt: '2026-08-23T00:00:00.000Z',
        answeredAt: '2026-08-22T16:20:00.000Z',
        tiers: [{ from: money(500), activeMembers: 2, rate: '0.003' }],
      },
    ],
    pageNum: 1,
    totalPages: 1,
  }
}

/** Contract requests of all three kinds for one agent. */
export function sampleFunds(
  money: (amount: number) => string,
  currency: string,
): Schemas['ConsolidatedFunds'] {
  return {
    currency,
    sumBalance: money(1000),
    mainBalance: money(1000),
    vendorBalance: money(0),
    pendingWithdrawal: money(0),
    dailysalreqtype: 1,
    contracthoursalreq: 0,
    divtypecompperiodreq: 2,
  }
}
