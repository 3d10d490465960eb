import type { Schemas } from '@livery/api'

/** A member's week: a deposit, a bet with its win, a pending withdrawal. */
function sampleTransactions(money: (amount: number) => string): Schemas['Transaction'][] {
  return [
    {
      orderNumber: 'W-20261120-0007',
      type: 'withdraw',
      status: 'pending',
      amount: money(-100),
      createdAt: '2026-11-20T10:02:00.000Z',
      note: 'IBAN · 2345',
    },
    {
      orderNumber: 'T-20261120-0093',
      type: 'payout',
      status: 'succeeded',
      amount: money(14.4),
      balanceAfter: money(10_062.4),
      createdAt: '2026-11-20T09:41:20.000Z',
      note: 'Golden Koi',
    },
    {
      orderNumber: 'T-20261120-0092',
      type: 'bet',
      status: 'succeeded',
      amount: money(-2),
      balanceAfter: money(10_048),
      createdAt: '2026-11-20T09:41:12.000Z',
      note: 'Golden Koi',
    },
    {
      orderNumber: 'D-20261120-0041',
      type: 'deposit',
      status: 'succeeded',
      amount: money(50),
      balanceAfter: money(10_050),
      createdAt: '2026-11-20T09:30:00.000Z',
      note: '',
    },
    {
      orderNumber: 'D-20261119-0040',
      type: 'deposit',
      status: 'cancelled',
      amount: money(50),
      createdAt: '2026-11-19T21:12:00.000Z',
      note: '',
    },
  ]
}

/** Single page that holds the whole record. */
export function sampleRecord(
  money: (amount: number) => string,
  currency: string,
): Schemas['TransactionRecords'] {
  return {
    currency,
    list: sampleTransactions(money),
    totalIn: money(64.4),
    totalOut: money(2),
    pageNum: 1,
    totalPages: 1,
  }
}
