/** The account a visitor will most likely sign in with, to learn where their tap would lead. */
export const ANY_MEMBER = { type: 0 } as const
