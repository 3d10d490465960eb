import type { ThemeName } from '../brand/brandInput.ts'
import type { Brand } from '../brand/defineBrand.ts'
import type { TokenPath } from '../contract.ts'
import { contractDiff } from '../contractDiff.ts'
import { colorPaths, tokenPaths } from '../tokenPaths.ts'
import { normalised } from './color.ts'
import { solveShape } from './shape.ts'
import type { DarkPart, SolvedBrand, ThemeTokens } from './solvedBrand.ts'
import { solveTheme } from './solveTheme.ts'
import { solveType } from './type.ts'

const colors: ReadonlySet<TokenPath> = new Set<TokenPath>(colorPaths)

/** Checks at run time that all tokens have a value: JavaScript callers and casts get past the types. */
function complete(tokens: ThemeTokens, theme: ThemeName): ThemeTokens {
  const difference = contractDiff(tokens)
  if (difference === undefined) return Object.freeze(tokens)
  throw new Error(`The ${theme} theme does not match the contract:\n${difference}`)
}

/**
 * Solves a brand's seeds into two complete themes. Every pair of the contrast table has its ratio, unless an
 * override breaks one: `checkContrast` reports it. The result is cached by brand, because checks, builds and
 * scans need the same one.
 */
export function solveBrand(brand: Brand): SolvedBrand {
  const known = solved.get(brand)
  if (known !== undefined) return known
  const fresh = solve(brand)
  solved.set(brand, fresh)
  return fresh
}

const solved = new WeakMap<Brand, SolvedBrand>()

function solve(brand: Brand): SolvedBrand {
  const base = { ...solveShape(brand), ...solveType(brand) }
  const overridden = Object.entries(brand.overrides) as [TokenPath, readonly [string, string]][]
  const theme = (name: ThemeName, side: 0 | 1) => {
    const tokens: Record<TokenPath, string> = { ...base, ...solveTheme(brand, name) }
    for (const [path, pair] of overridden)
      tokens[path] = colors.has(path) ? normalised(pair[side]) : pair[side]
    return complete(tokens, name)
  }
  const [dark, light] = [theme('dark', 0), theme('light', 1)]
  const shared = tokenPaths.filter((path) => path in base && dark[path] === light[path])
  const { hero, chrome } = brand.style ?? {}
  const alwaysDark: DarkPart[] = [
    ...(hero === 'solid' ? (['data-hero'] as const) : []),
    ...(chrome === 'solid' ? (['data-chrome'] as const) : []),
  ]
  return { dark, light, shared, alwaysDark }
}
