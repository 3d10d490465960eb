export { MAIN_WALLET, houseAccount, memberAccount, type HouseAccount } from './account.ts'
export { currencyDecimals, fromBase, fromHundredths, toDecimal, toMinor } from './money.ts'
export {
  accountsOf,
  type Entry,
  lockAccounts,
  type MovementRefusal,
  post,
  type Posting,
  refuseMovement,
  storedMovement,
  type TransferKind,
} from './post.ts'
export { auditLedger, balanceOf, walletsOf } from './read.ts'
