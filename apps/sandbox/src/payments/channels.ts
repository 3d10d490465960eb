import { fromBase, toDecimal } from '../ledger/index.ts'
import type { Merchant } from '../merchants.ts'
import { catalogueText, type TextId } from '../platform/catalogue.ts'
import type { Schemas } from '../wire.ts'

/** Deposit channel. Sums are in base units of the merchant's currency. */
export interface Channel {
  readonly id: string
  readonly kind: Schemas['PaymentKind']
  /** Name as an id in the catalogues, or a proper name, which is the same in every language. */
  readonly name: TextId | { readonly proper: string }
  readonly minimum: number
  readonly maximum: number
  /** Fee in hundredths of a per cent. */
  readonly feeRate: number
  readonly feeFixed: number
  readonly arrivalMinutes: number
  /** Lifetime of an unpaid order in minutes. */
  readonly lifeMinutes: number
  /** True for bank transfers to an account that is shown, instead of a payment page. */
  readonly transfer?: boolean
  readonly open: boolean
}

const PRESETS = [25, 50, 100, 250, 500, 1000]

const CHANNELS: readonly Channel[] = [
  {
    id: 'bank-instant',
    kind: 'bank',
    name: 'channel.bankInstant',
    minimum: 10,
    maximum: 5000,
    feeRate: 0,
    feeFixed: 0,
    arrivalMinutes: 1,
    lifeMinutes: 15,
    open: true,
  },
  {
    id: 'bank-account',
    kind: 'bank',
    name: 'channel.bankAccount',
    minimum: 50,
    maximum: 50_000,
    feeRate: 0,
    feeFixed: 0,
    arrivalMinutes: 240,
    lifeMinutes: 2880,
    transfer: true,
    open: true,
  },
  {
    id: 'qr',
    kind: 'qr',
    name: 'deposit.kind.qr',
    minimum: 5,
    maximum: 1000,
    feeRate: 0,
    feeFixed: 0,
    arrivalMinutes: 1,
    lifeMinutes: 10,
    open: true,
  },
  {
    id: 'card',
    kind: 'card',
    name: 'deposit.kind.card',
    minimum: 10,
    maximum: 2000,
    feeRate: 150,
    feeFixed: 0,
    arrivalMinutes: 1,
    lifeMinutes: 15,
    open: true,
  },
  {
    id: 'wallet',
    kind: 'e-wallet',
    name: 'deposit.kind.eWallet',
    minimum: 10,
    maximum: 3000,
    feeRate: 100,
    feeFixed: 0,
    arrivalMinutes: 2,
    lifeMinutes: 15,
    open: true,
  },
  {
    id: 'usdt',
    kind: 'crypto',
    name: { proper: 'USDT (TRC-20)' },
    minimum: 20,
    maximum: 10_000,
    feeRate: 0,
    feeFixed: 1,
    arrivalMinutes: 10,
    lifeMinutes: 60,
    open: true,
  },
  {
    id: 'btc',
    kind: 'crypto',
    name: { proper: 'Bitcoin' },
    minimum: 50,
    maximum: 10_000,
    feeRate: 0,
    feeFixed: 2,
    arrivalMinutes: 40,
    lifeMinutes: 60,
    open: false,
  },
]

/** Deposit channel by id. */
export const channelOf = (id: string): Channel | undefined => CHANNELS.find((channel) => channel.id === id)

/** Name of a channel in a language; the id itself for a channel that is gone. */
export function channelName(id: string, language: string): string {
  const name = channelOf(id)?.name ?? { proper: id }
  return typeof name === 'string' ? catalogueText(name, language) : name.proper
}

/** Hundredths of a per cent in 100 %. */
const WHOLE = 10_000

/** Fee of a deposit in minor units, rounded up. */
export function depositFee({ feeRate, feeFixed }: Channel, amount: bigint, currency: string): bigint {
  const share = (amount * BigInt(feeRate) + BigInt(WHOLE - 1)) / BigInt(WHOLE)
  return share + fromBase(feeFixed, currency)
}

/** Deposit channels in the contract's format, their names in a language. */
export function channelsValue({ currency }: Merchant, language: string): Schemas['DepositChannels'] {
  const money = (units: number) => toDecimal(fromBase(units, currency), currency)
  return {
    currency,
    list: CHANNELS.map(({ id, kind, minimum, maximum, feeRate, feeFixed, arrivalMinutes, open }) => ({
      id,
      kind,
      name: channelName(id, language),
      iconUrl: `/sandbox/art/pay/${id}.svg`,
      minimum: money(minimum),
      maximum: money(maximum),
      feeRate: String(feeRate / WHOLE),
      feeFixed: money(feeFixed),
      presets: PRESETS.filter((preset) => preset >= minimum && preset <= maximum).map(money),
      arrivalMinutes,
      open,
    })),
  }
}
