/**
 * Phone number in one piece, as members, outbox and codes are compared: dialling code and number, digits only, without
 * the zero that is dialled at home.
 */
export const phoneOf = (diallingCode: string, mobileNum: string): string =>
  diallingCode + mobileNum.replace(/^0/, '')
