import type { HeroMode } from '../brand/brandInput.ts'
import type { TokenPath } from '../contract.ts'

/** A CSS value for every token of the contract. */
export type ThemeTokens = Readonly<Record<TokenPath, string>>

/** A brand after solving: two complete themes, and which tokens are the same in both. */
export interface SolvedBrand {
  readonly dark: ThemeTokens
  readonly light: ThemeTokens
  /** Tokens with one value in both themes (shape, type, motion, icons, layers). */
  readonly shared: readonly TokenPath[]
  /** `solid`: panels marked `data-hero` have the dark theme's tokens in both themes. */
  readonly hero: HeroMode
}
