import { tokenPaths, tokenVariable, type ThemeTokens } from '@livery/theme'
import type { CSSProperties } from 'react'

/** All tokens of a theme as custom properties of one element, so that several brands stand on one page. */
export function themeVariables(tokens: ThemeTokens): CSSProperties {
  return Object.fromEntries(tokenPaths.map((path) => [tokenVariable(path), tokens[path]])) as CSSProperties
}
