import { counted } from '../terminal/table.ts'
import { figmaThemes, isFigma } from './figma.ts'
import type { DesignTool, ThemeTokens } from './themeTokens.ts'
import { closestName, TOKEN_NAMES_FILE } from './tokenNames.ts'
import { isTokensStudio, studioThemes } from './tokensStudio.ts'

/** A design tool's file as a document of design tokens (DTCG), and the names in it that are no token's. */
export interface DesignFile {
  readonly tool: DesignTool
  readonly document: unknown
  /** False for a file in which no name is a token's. */
  readonly hasTokens: boolean
  /** Names that nothing was taken from, with the token that was probably meant. */
  readonly unknown: readonly { readonly name: string; readonly meant?: string | undefined }[]
}

/**
 * Reads what a design tool exports: Figma's variables (REST API or a plugin that writes the same), Tokens Studio's
 * sets, or design tokens (DTCG), which are handed on as they are.
 * @param names token by name in the file, for designs that call things otherwise
 */
export function readDesignFile(file: unknown, names: Readonly<Record<string, string>>): DesignFile {
  if (isFigma(file)) return documentOf('Figma', figmaThemes(file), names)
  if (isTokensStudio(file)) return documentOf('Tokens Studio', studioThemes(file), names)
  return { tool: 'DTCG', document: file, hasTokens: true, unknown: [] }
}

function documentOf(
  tool: DesignTool,
  { dark, light }: ThemeTokens,
  names: Readonly<Record<string, string>>,
): DesignFile {
  const all = [...new Set([...dark.keys(), ...light.keys()])]
  const paths = new Map(all.map((name) => [name, closestName(name, names)] as const))
  const unknown = all.flatMap((name) => {
    const found = paths.get(name)
    return found?.path === undefined ? [{ name, meant: found?.meant }] : []
  })
  const sourceOf = (tokens: ReadonlyMap<string, object>): object => {
    const source: Record<string, unknown> = {}
    for (const [name, token] of tokens) {
      const path = paths.get(name)?.path
      if (path !== undefined) place(source, path.split('.'), token)
    }
    return source
  }
  return {
    tool,
    document: {
      resolutionOrder: [],
      sets: {},
      modifiers: { theme: { contexts: { dark: [sourceOf(dark)], light: [sourceOf(light)] } } },
    },
    hasTokens: unknown.length < all.length,
    unknown,
  }
}

/** Lines on the names of a file that nothing was taken from; none where there is no such name. */
export function unknownNames({ tool, unknown }: Pick<DesignFile, 'tool' | 'unknown'>): string[] {
  if (unknown.length === 0) return []
  const lines = unknown.map(
    ({ name, meant }) => `${name} is no token${meant === undefined ? '' : `: did you mean ${meant}?`}`,
  )
  const leftOut = `${counted(unknown.length, 'name')} of ${tool} left out.`
  // Design tokens have the names of the contract: a map of names is for tools that call things otherwise.
  if (tool === 'DTCG') return [...lines, leftOut]
  const advice = `${TOKEN_NAMES_FILE} in the brand’s folder says which token a name stands for: { "Brand/Primary": "color.brand.rest" }`
  return [...lines, `${leftOut} ${advice}`]
}

function place(into: Record<string, unknown>, [first = '', ...rest]: readonly string[], token: object): void {
  if (rest.length === 0) into[first] = token
  else {
    into[first] ??= {}
    place(into[first] as Record<string, unknown>, rest, token)
  }
}
