import {
  amountProblem,
  currencyDecimals,
  moneyFromInput,
  type AmountBounds,
  type AmountProblem,
  type Decimal,
} from '@livery/domain/money'

import type { Wallet } from '#capabilities/wallet/walletMapping.ts'

/** Content of the transfer form. */
export interface TransferValues {
  readonly direction: 'in' | 'out'
  /** The vendor's `vassalage`; empty while none is chosen. */
  readonly vendor: string
  /** As typed. */
  readonly amount: string
}

/** Content of the form as it reads against the wallet. */
export interface TransferReading {
  /** Wallet of the chosen vendor; undefined while none is chosen. */
  readonly vendor: Wallet['wallets'][number] | undefined
  /** Null where nothing was typed, or no amount. */
  readonly amount: Decimal | null
  /** Bounds of the amount: at most what the wallet holds that it leaves. */
  readonly bounds: AmountBounds
  readonly problem: AmountProblem | null
}

/** Reads a transfer: its vendor, its amount, and what is wrong with it. */
export function readTransfer(
  { direction, vendor: chosen, amount: typed }: TransferValues,
  { balance, wallets, currency }: Pick<Wallet, 'balance' | 'wallets' | 'currency'>,
): TransferReading {
  const vendor = wallets.find((wallet) => wallet.vendor === chosen)
  const available = direction === 'in' ? balance : (vendor?.balance ?? '0')
  const amount = moneyFromInput(typed, currencyDecimals(currency))
  const bounds = { minimum: '0', maximum: available }
  // An amount above the balance is told as too little money, not as an amount over a limit.
  const problem = amountProblem(amount, { ...bounds, maximum: amount ?? '0', available }, typed)
  return { vendor, amount, bounds, problem }
}
