import { converter, parse } from 'culori'

import { colorToken, type Fields, isFields, lengthToken, type ThemeTokens } from './themeTokens.ts'

const toRgb = converter('rgb')

/** Tokens Studio's export of all sets in one file: sets of tokens, with the themes that combine them. */
export function isTokensStudio(file: unknown): file is Fields {
  if (!isFields(file)) return false
  return (
    Array.isArray(file['$themes']) || (isFields(file['$metadata']) && 'tokenSetOrder' in file['$metadata'])
  )
}

type Leaf = { readonly value: unknown }

/** Tokens of a set by their dotted names. */
function collect(group: Fields, prefix: string, into: Map<string, Leaf>): void {
  for (const [name, child] of Object.entries(group)) {
    if (name.startsWith('$') || !isFields(child)) continue
    const path = `${prefix}${name}`
    if ('value' in child || '$value' in child) into.set(path, { value: child['$value'] ?? child['value'] })
    else collect(child, `${path}.`, into)
  }
}

/** Sets of a theme in the order in which they are laid over one another. */
function setsFor(file: Fields, theme: 'dark' | 'light'): string[] {
  const metadata = isFields(file['$metadata']) ? file['$metadata'] : {}
  const order = Array.isArray(metadata['tokenSetOrder'])
    ? metadata['tokenSetOrder'].map(String)
    : Object.keys(file).filter((name) => !name.startsWith('$'))
  const themes = (Array.isArray(file['$themes']) ? file['$themes'] : []).filter(isFields)
  const named = themes.find(({ name }) => String(name).toLowerCase().includes(theme)) ?? themes[0]
  if (named === undefined) {
    const other = theme === 'dark' ? 'light' : 'dark'
    return order.filter((name) => !name.toLowerCase().includes(other))
  }
  const chosen = isFields(named['selectedTokenSets']) ? named['selectedTokenSets'] : {}
  return order.filter((name) => chosen[name] === 'enabled' || chosen[name] === 'source')
}

const ALIAS = /^\{([^{}]+)\}$/
const LENGTH = /^(-?\d+(?:\.\d+)?)(px|rem)?$/
/** Pixels of a rem, as browsers have it. */
const REM = 16

function tokenOf(
  value: unknown,
  tokens: ReadonlyMap<string, Leaf>,
  seen: readonly string[],
): object | undefined {
  const text = String(value).trim()
  const target = ALIAS.exec(text)?.[1]
  if (target !== undefined) {
    const leaf = tokens.get(target)
    // A circle of aliases, or one to a token that is nowhere, has no value.
    return leaf === undefined || seen.includes(target)
      ? undefined
      : tokenOf(leaf.value, tokens, [...seen, target])
  }
  const [, number, unit] = LENGTH.exec(text) ?? []
  if (number !== undefined) return lengthToken(Number(number) * (unit === 'rem' ? REM : 1))
  const color = typeof value === 'string' ? toRgb(parse(text)) : undefined
  return color === undefined ? undefined : colorToken([color.r, color.g, color.b], color.alpha)
}

/** Values of both themes; those that are neither a colour nor a length are left out. */
export function studioThemes(file: Fields): ThemeTokens {
  const valuesIn = (theme: 'dark' | 'light') => {
    const tokens = new Map<string, Leaf>()
    for (const name of setsFor(file, theme)) if (isFields(file[name])) collect(file[name], '', tokens)
    return new Map(
      [...tokens].flatMap(([name, { value }]) => {
        const token = tokenOf(value, tokens, [name])
        return token === undefined ? [] : [[name, token] as const]
      }),
    )
  }
  return { dark: valuesIn('dark'), light: valuesIn('light') }
}
