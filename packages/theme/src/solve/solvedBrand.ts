import type { TokenPath } from '../contract.ts'

/** A CSS value for every token of the contract. */
export type ThemeTokens = Readonly<Record<TokenPath, string>>

/** Attribute of hero panels, and of header and bottom menu. */
export type DarkPart = 'data-hero' | 'data-chrome'

/** A brand after solving: two complete themes, and which tokens are the same in both. */
export interface SolvedBrand {
  readonly dark: ThemeTokens
  readonly light: ThemeTokens
  /** Tokens with one value in both themes (shape, type, motion, icons, layers). */
  readonly shared: readonly TokenPath[]
  /** Attributes of the parts that have the dark theme's tokens in both themes. */
  readonly alwaysDark: readonly DarkPart[]
}
