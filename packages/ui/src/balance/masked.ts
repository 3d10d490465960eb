/** Hides an amount: every digit, of any script, becomes `*`; separators stay. */
export const masked = (amount: string): string => amount.replace(/\p{Nd}/gu, '*')
