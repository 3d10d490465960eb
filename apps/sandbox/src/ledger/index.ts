export { MAIN_WALLET, houseAccount, memberAccount, type HouseAccount } from './account.ts'
export { currencyDecimals, fromBase, fromHundredths, toDecimal, toMinor } from './money.ts'
export { post, type Posting, type TransferKind } from './post.ts'
export { auditLedger, balanceOf, walletsOf } from './read.ts'
