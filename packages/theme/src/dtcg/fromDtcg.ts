import type { TokenOverrides } from '../brand/brandInput.ts'
import type { TokenPath } from '../contract.ts'
import { closest } from '../nearest.ts'
import { isTokenPath, tokenPaths } from '../tokenPaths.ts'
import { aliasesIn, resolveAliases, type RawToken } from './aliases.ts'
import { DtcgError } from './dtcgError.ts'
import { CSS_EXTENSION } from './format.ts'
import { READERS, UnreadableValue } from './readValue.ts'
import { writeValue } from './writeValue.ts'

export { DtcgError }

type Fields = Readonly<Record<string, unknown>>

/** Tokens read from a file: CSS values by name, for each theme those that the file defines. */
export interface ImportedTokens {
  dark: { [path in TokenPath]?: string }
  light: { [path in TokenPath]?: string }
  /** The same tokens as overrides for `defineBrand`; without tokens that only one theme defines. */
  overrides: TokenOverrides
  /** Names that are no token's, and to which no other name of the file points. */
  unknown: readonly string[]
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function collect(group: Fields, tokens: Map<string, RawToken>, prefix = '', inherited?: string): void {
  const groupType = typeof group.$type === 'string' ? group.$type : inherited
  for (const [name, child] of Object.entries(group)) {
    if (name.startsWith('$') || !isRecord(child)) continue
    const path = `${prefix}${name}`
    if (!('$value' in child) && !('$ref' in child)) {
      collect(child, tokens, `${path}.`, groupType)
      continue
    }
    const kept = isRecord(child.$extensions) ? child.$extensions[CSS_EXTENSION] : undefined
    tokens.set(path, {
      value: '$value' in child ? child.$value : { $ref: child.$ref },
      type: typeof child.$type === 'string' ? child.$type : groupType,
      css: typeof kept === 'string' ? kept : undefined,
    })
  }
}

/** Exact CSS of the extension, valid only while the value next to it is unchanged. */
function keptCss(path: TokenPath, { value, css }: RawToken): string | undefined {
  const untouched =
    css !== undefined && JSON.stringify(writeValue(path, css).$value) === JSON.stringify(value)
  return untouched ? css : undefined
}

function toCss(path: TokenPath, token: RawToken): string {
  const kept = keptCss(path, token)
  if (kept !== undefined) return kept
  const { type = 'none' } = token
  const reader = Object.hasOwn(READERS, type) ? READERS[type] : undefined
  if (!reader) throw new DtcgError(path, `has type ${type}; allowed are ${Object.keys(READERS).join(', ')}`)
  // Unit of a value that the exporter wrote as a bare number, because the format has no `em`.
  const unit = token.type === 'number' && token.css?.endsWith('em') ? 'em' : ''
  try {
    return reader(token.value) + unit
  } catch (error) {
    if (error instanceof UnreadableValue) throw new DtcgError(path, `is not ${error.message}`)
    throw error
  }
}

interface ThemeReading {
  readonly values: { [path in TokenPath]?: string }
  readonly unknown: readonly string[]
}

function read(sources: readonly unknown[]): ThemeReading {
  const tokens = new Map<string, RawToken>()
  for (const source of sources) {
    if (!isRecord(source)) throw new DtcgError('file', 'a source must be an object of tokens')
    collect(source, tokens)
  }
  const values: { [path in TokenPath]?: string } = {}
  for (const name of tokens.keys()) {
    const token = resolveAliases(tokens, name)
    if (isTokenPath(name)) values[name] = toCss(name, token)
  }
  const targets = new Set([...tokens.values()].flatMap(({ value }) => aliasesIn(value)))
  return { values, unknown: [...tokens.keys()].filter((name) => !isTokenPath(name) && !targets.has(name)) }
}

function contextSources(theme: Fields, name: 'dark' | 'light'): readonly unknown[] {
  const sources = isRecord(theme.contexts) ? theme.contexts[name] : undefined
  if (!Array.isArray(sources))
    throw new DtcgError(`modifiers.theme.contexts.${name}`, 'must be a list of token sources')
  return sources
}

function bothThemes(file: Fields): { dark: readonly unknown[]; light: readonly unknown[] } {
  if (!('resolutionOrder' in file)) return { dark: [file], light: [file] }
  const sets = isRecord(file.sets) ? Object.values(file.sets) : []
  const shared = sets.flatMap((set) => (isRecord(set) && Array.isArray(set.sources) ? set.sources : []))
  const theme = isRecord(file.modifiers) ? file.modifiers.theme : undefined
  if (!isRecord(theme)) return { dark: shared, light: shared }
  return {
    dark: [...shared, ...contextSources(theme, 'dark')],
    light: [...shared, ...contextSources(theme, 'light')],
  }
}

/**
 * Reads design tokens (DTCG 2025.10): a resolver document with a `theme` modifier, or one plain token file for both
 * themes. Aliases are followed; names that the contract does not have may serve as their targets.
 * @throws {DtcgError} for a circle of aliases, a missing target, a value that is not of its type, or a file in which
 * no name is a token of the contract
 */
export function fromDtcg(file: unknown): ImportedTokens {
  if (!isRecord(file)) throw new DtcgError('file', 'must be an object of tokens')
  const sources = bothThemes(file)
  const themes = { dark: read(sources.dark), light: read(sources.light) }
  const [dark, light] = [themes.dark.values, themes.light.values]
  const overrides: { [path in TokenPath]?: readonly [string, string] } = {}
  for (const path of tokenPaths) {
    const [a, b] = [dark[path], light[path]]
    if (a !== undefined && b !== undefined) overrides[path] = [a, b]
  }
  if (Object.keys({ ...dark, ...light }).length === 0) {
    const first = Object.keys(file).find((name) => !name.startsWith('$')) ?? 'file'
    throw new DtcgError(
      first,
      `no name is a token of the contract; the nearest to ${first} is ${closest(first, tokenPaths)}`,
    )
  }
  const unknown = [...new Set([...themes.dark.unknown, ...themes.light.unknown])]
  return { dark, light, overrides, unknown }
}
