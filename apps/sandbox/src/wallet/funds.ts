import { isContractCandidate } from '@livery/domain/account'

import { pendingKinds, type ContractKind } from '../agents/contracts.ts'
import type { Db } from '../database/index.ts'
import { LOTTERY_VENDORS, VENDORS } from '../games/vendors.ts'
import { MAIN_WALLET, toDecimal, walletsOf } from '../ledger/index.ts'
import type { Member } from '../members/member.ts'
import type { Merchant } from '../merchants.ts'
import { pendingWithdrawals } from '../payments/withdrawals.ts'
import type { Schemas } from '../wire.ts'
import { currencySymbol } from './symbols.ts'

/** Vendors with a wallet of their own; lotteries are played from the main one. */
export const WALLET_VENDORS = VENDORS.filter(({ code }) => !LOTTERY_VENDORS.has(code))

interface Balances {
  readonly main: bigint
  readonly byVendor: ReadonlyMap<string, bigint>
  readonly vendors: bigint
}

/** Balances of a member, in minor units. */
export async function balancesOf(db: Db, merchant: string, memberId: string): Promise<Balances> {
  const byWallet = new Map(
    (await walletsOf(db, merchant, memberId)).map(({ wallet, balance }) => [wallet, balance]),
  )
  const main = byWallet.get(MAIN_WALLET) ?? 0n
  byWallet.delete(MAIN_WALLET)
  const vendors = [...byWallet.values()].reduce((sum, balance) => sum + balance, 0n)
  return { main, byVendor: byWallet, vendors }
}

/** Wallet in the contract's format, with the money on its way to a vendor or back; one statement. */
export async function walletValue(
  db: Db,
  { code, currency }: Merchant,
  memberId: string,
): Promise<Schemas['Wallet']> {
  const held = await db.rows<{ wallet: string; balance: bigint; moving: bigint }>`
    select wallet, balance, 0::bigint as moving from ledger_account
    where merchant = ${code} and member_id = ${BigInt(memberId)}
    union all
    select vendor, 0, sum(abs(amount))::bigint from vendor_transfer
    where member_id = ${BigInt(memberId)} and state = 'sent' group by vendor`
  const sumOf = (of: 'balance' | 'moving', wallet: string) =>
    held.reduce((sum, row) => (row.wallet === wallet ? sum + row[of] : sum), 0n)
  return {
    currency,
    symbol: currencySymbol(currency),
    sumBalance: toDecimal(
      held.reduce((sum, { balance }) => sum + balance, 0n),
      currency,
    ),
    balance: toDecimal(sumOf('balance', MAIN_WALLET), currency),
    wallets: WALLET_VENDORS.map((vendor) => {
      const onItsWay = sumOf('moving', vendor.code)
      return {
        vassalage: vendor.code,
        accountTypeName: vendor.accountTypeName,
        balance: toDecimal(sumOf('balance', vendor.code), currency),
        available: true,
        ...(onItsWay === 0n ? {} : { inTransit: toDecimal(onItsWay, currency) }),
      }
    }),
  }
}

/** Total funds in the contract's format, with the number of contracts that an agent has yet to answer. */
export async function fundsValue(
  db: Db,
  merchant: Merchant,
  member: Member,
  now: Date,
): Promise<Schemas['ConsolidatedFunds']> {
  const { code, currency } = merchant
  const { main, vendors } = await balancesOf(db, code, member.id)
  const offered = isContractCandidate(member.type) ? await pendingKinds(db, member.id, now) : new Set()
  const asks = (kind: ContractKind) => (offered.has(kind) ? 1 : 0)
  return {
    currency,
    sumBalance: toDecimal(main + vendors, currency),
    mainBalance: toDecimal(main, currency),
    vendorBalance: toDecimal(vendors, currency),
    pendingWithdrawal: toDecimal(await pendingWithdrawals(db, member.id), currency),
    dailysalreqtype: asks('salary'),
    divtypecompperiodreq: asks('dividend'),
    contracthoursalreq: asks('hourly'),
  }
}
