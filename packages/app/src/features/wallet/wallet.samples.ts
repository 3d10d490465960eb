import type { Schemas } from '@livery/api'

import { bankCard, bankCards } from '#testing/bankCards.samples.ts'

/** Converts base units to a currency's own scale and decimals. */
type Money = (baseUnits: number) => string

const euros: Money = (amount) => amount.toFixed(2)

const EMPTY_PICTURE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'

/** Channels of most kinds; Bitcoin is closed. */
export function sampleChannels(currency = 'EUR', money = euros): Schemas['DepositChannels'] {
  const way = (
    id: string,
    kind: Schemas['PaymentKind'],
    name: string,
    more: Partial<Schemas['DepositChannel']> = {},
  ): Schemas['DepositChannel'] => ({
    id,
    kind,
    name,
    iconUrl: EMPTY_PICTURE,
    minimum: money(10),
    maximum: money(2000),
    feeRate: '0',
    feeFixed: money(0),
    presets: [25, 50, 100, 250, 500, 1000].map(money),
    arrivalMinutes: 1,
    open: true,
    ...more,
  })
  return {
    currency,
    list: [
      way('bank-instant', 'bank', 'Instant bank transfer', { maximum: money(5000) }),
      way('bank-account', 'bank', 'Transfer from your bank', { minimum: money(50), arrivalMinutes: 240 }),
      way('card', 'card', 'Credit or debit card', { feeRate: '0.015' }),
      way('usdt', 'crypto', 'USDT (TRC-20)', { feeFixed: money(1), arrivalMinutes: 10 }),
      way('btc', 'crypto', 'Bitcoin', { open: false }),
    ],
  }
}

/** Unpaid order of a hundred by card, with a quarter of an hour left. */
export function sampleDeposit(
  more: Partial<Schemas['Deposit']> = {},
  currency = 'EUR',
  money = euros,
): Schemas['Deposit'] {
  const now = Date.now()
  return {
    orderNumber: 'D-20261121-0001',
    kind: 'card',
    status: 'pending',
    currency,
    amount: money(100),
    fee: money(1.5),
    total: money(101.5),
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + 15 * 60_000).toISOString(),
    payUrl: 'https://pay.example/D-20261121-0001',
    ...more,
  }
}

export function sampleRules(
  more: Partial<Schemas['WithdrawRules']> = {},
  currency = 'EUR',
  money = euros,
): Schemas['WithdrawRules'] {
  return {
    currency,
    available: money(1000),
    minimum: money(20),
    maximum: money(5000),
    feeRate: '0',
    feeFixed: money(1),
    turnoverLeft: money(0),
    dailyCountLeft: 3,
    open: true,
    ...more,
  }
}

/** Bank accounts of a member who has two. */
export const sampleCards: Schemas['BankCards'] = {
  ...bankCards,
  list: [
    bankCard,
    {
      ...bankCard,
      id: 'card_2',
      bankCode: 'HSB',
      bankName: 'HSBC Malta',
      cardNumber: '**** 0077',
      isDefault: false,
    },
  ],
}

export function sampleWithdrawal(amount = '150.00', received = '149.00'): Schemas['Withdrawal'] {
  return {
    orderNumber: 'W-20261121-0007',
    status: 'pending',
    currency: 'EUR',
    amount,
    fee: '1.00',
    received,
    createdAt: '2026-11-21T09:30:00.000Z',
  }
}

/** Main wallet with two vendors' wallets. */
export function sampleWallet(atVendor = '250.00', balance = '10000.00'): Schemas['Wallet'] {
  return {
    currency: 'EUR',
    symbol: '€',
    sumBalance: '10250.00',
    balance,
    wallets: [
      { vassalage: 'PRISM', accountTypeName: 'Prism Slots', balance: atVendor, available: true },
      { vassalage: 'BTI', accountTypeName: 'Sports+', balance: '0.00', available: false },
    ],
  }
}
