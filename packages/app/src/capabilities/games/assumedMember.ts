/** Assumed account of a visitor, to find out what a tap would open after signing in. */
export const ASSUMED_MEMBER = { type: 0 } as const
