import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import { toMinor } from '../ledger/index.ts'
import type { Merchant } from '../merchants.ts'
import { refuse } from '../server/refuse.ts'
import type { Schemas } from '../wire.ts'
import { balancesOf, WALLET_VENDORS } from './funds.ts'
import { transferToVendor } from './vendorTransfer.ts'

/** Member of a money transfer. */
export interface TransferContext {
  readonly merchant: Merchant
  readonly memberId: string
  readonly now: Date
}

/**
 * Moves money between the main wallet and a vendor's.
 * @throws Failure 422 `wallet.vendor_unavailable`, `amount.too_low`, `wallet.insufficient`
 */
export async function moveToVendor(
  tx: Db,
  context: TransferContext,
  { direction, vassalage, amount }: Schemas['WalletMove'],
): Promise<void> {
  if (!WALLET_VENDORS.some(({ code }) => code === vassalage)) {
    fail(422, 'wallet.vendor_unavailable', { message: 'This vendor keeps no wallet.' })
  }
  const minor = readAmount(amount, context.merchant.currency)
  if (minor <= 0n) fail(422, 'amount.too_low', { message: 'Nothing to move.' })
  await book(tx, context, vassalage, direction === 'in' ? minor : -minor)
}

/** Moves all money at vendors back to the main wallet. */
export async function recallAll(tx: Db, context: TransferContext): Promise<void> {
  const { byVendor } = await balancesOf(tx, context.merchant.code, context.memberId)
  for (const [vendor, balance] of byVendor) if (balance > 0n) await book(tx, context, vendor, -balance)
}

async function book(
  tx: Db,
  { merchant, memberId, now }: TransferContext,
  vendor: string,
  toVendor: bigint,
): Promise<void> {
  const { code, currency } = merchant
  await transferToVendor(tx, { merchant: code, memberId, vendor, currency, amount: toVendor }, now)
}

/**
 * Parses an amount.
 * @throws Failure 400 `request.invalid` for an amount finer than the currency
 */
export function readAmount(amount: string, currency: string): bigint {
  try {
    return toMinor(amount, currency)
  } catch {
    refuse({ amount: 'format' })
    throw new Error('unreachable')
  }
}
