import type { Schemas } from '../wire.ts'

type Bank = Schemas['Bank']

const bank = (bankCode: string, bankName: string): Bank => ({ bankCode, bankName })

/** Banks available for payouts, by currency. */
const BANKS: Readonly<Record<string, readonly Bank[]>> = {
  EUR: [
    bank('BOV', 'Bank of Valletta'),
    bank('APS', 'APS Bank'),
    bank('BNF', 'BNF Bank'),
    bank('ING', 'ING'),
    bank('BBVA', 'BBVA'),
    bank('UNICREDIT', 'UniCredit'),
  ],
  GBP: [
    bank('BARC', 'Barclays'),
    bank('HSBC', 'HSBC UK'),
    bank('LLOYDS', 'Lloyds Bank'),
    bank('NATWEST', 'NatWest'),
    bank('MONZO', 'Monzo'),
    bank('NATIONWIDE', 'Nationwide'),
  ],
  VND: [
    bank('VCB', 'Vietcombank'),
    bank('BIDV', 'BIDV'),
    bank('TCB', 'Techcombank'),
    bank('ACB', 'Asia Commercial Bank'),
    bank('MB', 'MB Bank'),
    bank('VPB', 'VPBank'),
  ],
}

/** Fallback for currencies without a list of banks: payouts by SWIFT. */
const ELSEWHERE: readonly Bank[] = [bank('SWIFT', 'Any bank (SWIFT)')]

/** Banks that a card can be added for. */
export const banksFor = (currency: string): readonly Bank[] => BANKS[currency] ?? ELSEWHERE

/** Name of a bank; its code when it is no longer offered. */
export const bankNameOf = (code: string, currency: string): string =>
  banksFor(currency).find(({ bankCode }) => bankCode === code)?.bankName ?? code
