export {
  HOUSE_ACCOUNTS,
  MAIN_WALLET,
  houseAccount,
  memberAccount,
  type AccountRef,
  type HouseAccount,
} from './account.ts'
export { currencyDecimals, fromBase, fromHundredths, toDecimal, toMinor } from './money.ts'
export { post, type Entry, type Posting, type Transfer, type TransferKind } from './post.ts'
export { auditLedger, balanceOf, walletsOf, type WalletBalance } from './read.ts'
