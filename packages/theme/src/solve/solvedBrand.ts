import type { TokenPath } from '../contract.ts'

/** A CSS value for every token of the contract. */
export type ThemeTokens = Readonly<Record<TokenPath, string>>

/** A brand after solving: two complete themes, and which tokens are the same in both. */
export interface SolvedBrand {
  readonly dark: ThemeTokens
  readonly light: ThemeTokens
  /** Tokens with one value in both themes (shape, type, motion, layers). */
  readonly shared: readonly TokenPath[]
}
