import type { Schemas } from '@livery/api'

/** Bank account of a member, as its owner sees it. */
export const bankCard: Schemas['BankCard'] = {
  id: 'card_1',
  bankCode: 'BOV',
  bankName: 'Bank of Valletta',
  accountName: 'R*** V***',
  cardNumber: '**** 4821',
  isDefault: true,
}

/** Bank accounts of a member who has one, and banks for another. */
export const bankCards: Schemas['BankCards'] = {
  list: [bankCard],
  banks: [{ bankCode: 'BOV', bankName: 'Bank of Valletta' }],
  maximum: 5,
}
