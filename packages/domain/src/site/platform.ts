/** Fixed values of the platform's wire that belong to no single area (S-wire-01, S-roles-10, S-wire-09). */

/** Values of the `Gateway` header. */
export const GATEWAY = { WEB: 1, MOBILE: 3 } as const

/** Ids of the platform's modules. */
export const MODULES = {
  common: 'COMM3',
  fundTransfer: 'FUNDTRANS3',
  registration: 'REG3',
  captcha: 'CAPTCHA3',
  affiliate: 'AFFMAN3',
} as const
export type ModuleId = (typeof MODULES)[keyof typeof MODULES]
