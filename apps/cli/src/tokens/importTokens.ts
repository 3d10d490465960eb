import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { parseCatalogue } from '@livery/i18n/compile'
import {
  LARGEST,
  TenantProblems,
  checkBrandContrast,
  readBrandFile,
  textOf,
  type LoadedTenant,
} from '@livery/tenant'
import {
  BrandError,
  DtcgError,
  defineBrand,
  fromDtcg,
  solveBrand,
  type Brand,
  type TokenOverrides,
  type TokenPath,
} from '@livery/theme'

import { source } from '../new/source.ts'
import { UserError } from '../terminal/userError.ts'
import { readDesignFile, unknownNames, type DesignFile } from './designFile.ts'
import { closestName, TOKEN_NAMES_FILE } from './tokenNames.ts'

const OVERRIDES_FILE = 'overrides.ts'
/** Mark that some editors put before a text. */
const BYTE_ORDER_MARK = /^\uFEFF/

/** Tokens of a file that differ from the values solved from the brand's seeds. */
function changedTokens({ brand }: LoadedTenant, imported: TokenOverrides): TokenOverrides {
  const solved = solveBrand({ ...brand, overrides: {} })
  const pairs = Object.entries(imported) as [TokenPath, readonly [string, string]][]
  const changed = pairs.filter(
    ([path, [dark, light]]) => dark !== solved.dark[path] || light !== solved.light[path],
  )
  return Object.fromEntries(changed)
}

/** True when a brand has these overrides and no others. */
function hasThem({ brand }: LoadedTenant, tokens: TokenOverrides): boolean {
  const sorted = (overrides: TokenOverrides) => JSON.stringify(Object.entries(overrides).sort())
  return sorted(brand.overrides) === sorted(tokens)
}

/** @throws {UserError} when `brand.ts` has overrides of its own, beside which a file of overrides would be ignored */
async function refuseOwnOverrides(tenant: LoadedTenant): Promise<void> {
  const hasFile = await access(join(tenant.path, OVERRIDES_FILE)).then(
    () => true,
    () => false,
  )
  if (!hasFile && Object.keys(tenant.brand.overrides).length > 0)
    throw new UserError(
      `brand.ts has overrides of its own: move them to ${OVERRIDES_FILE} (export default {…} satisfies TokenOverrides), which is read by itself.`,
    )
}

/** Names that the brand's designs use for tokens. @throws {UserError} when the file is no map of names */
function namesOf({ path }: LoadedTenant): Readonly<Record<string, string>> {
  const content = readBrandFile(path, TOKEN_NAMES_FILE, LARGEST.messages)
  if (content === undefined) return {}
  let names: Readonly<Record<string, string>>
  try {
    names = parseCatalogue(textOf(content), TOKEN_NAMES_FILE)
  } catch (error) {
    throw new UserError(
      `${TOKEN_NAMES_FILE} cannot be read: ${error instanceof Error ? error.message : error}`,
    )
  }
  for (const [name, token] of Object.entries(names)) {
    const { path: known, meant } = closestName(token, {})
    if (known !== undefined) continue
    const advice = meant === undefined ? '' : ` Did you mean ${meant}?`
    throw new UserError(
      `${TOKEN_NAMES_FILE} gives ${name} the token '${token}', which there is not.${advice}`,
    )
  }
  return names
}

function readTokens(tenant: LoadedTenant, text: string): { tokens: TokenOverrides; design: DesignFile } {
  const names = namesOf(tenant)
  try {
    const design = readDesignFile(JSON.parse(text.replace(BYTE_ORDER_MARK, '')), names)
    if (!design.hasTokens)
      throw new UserError(
        [
          `No name in this file of ${design.tool} is a token’s; nothing was written.`,
          ...unknownNames(design),
        ].join('\n'),
      )
    const imported = fromDtcg(design.document)
    const ofFile = imported.unknown.map((name) => ({ name, meant: closestName(name, {}).meant }))
    return {
      tokens: changedTokens(tenant, imported.overrides),
      design: { ...design, unknown: [...design.unknown, ...ofFile] },
    }
  } catch (error) {
    if (error instanceof SyntaxError) throw new UserError(`This is no JSON: ${error.message}`)
    if (error instanceof DtcgError) throw new UserError(`These tokens cannot be read: ${error.message}`)
    throw error
  }
}

/**
 * Brand with other overrides, which hold in its seasons too.
 * @throws {UserError} naming every value that is not valid CSS
 */
function withOverrides(brand: Brand, overrides: TokenOverrides): Brand {
  const { seasons = [], ...seeds } = brand
  const define = ({ seasons: _none, ...each }: Brand) => defineBrand({ ...each, overrides })
  try {
    const looks = seasons.map((season) => ({ ...season, brand: define(season.brand) }))
    return { ...define(seeds), ...(looks.length > 0 && { seasons: looks }) }
  } catch (error) {
    if (error instanceof BrandError) throw new UserError(error.message)
    throw error
  }
}

/** Number of tokens that an import changed, and what of the file it did not use. */
export interface ImportedDesign extends Pick<DesignFile, 'tool' | 'unknown'> {
  readonly changed: number
  /** False when the brand has exactly these tokens already, and its folder was left as it is. */
  readonly written: boolean
}

/**
 * Imports a design tool's file: tokens that differ from the solved brand become overrides in a file of their own.
 * Nothing changes when no name in it is a token's, when all tokens are the brand's already, or when a pair would become illegible.
 * @throws {TenantProblems} with the pairs that fail
 */
export async function importTokens(tenant: LoadedTenant, text: string): Promise<ImportedDesign> {
  const { tokens, design } = readTokens(tenant, text)
  const problems = checkBrandContrast(tenant.id, withOverrides(tenant.brand, tokens))
  if (problems.length > 0) throw new TenantProblems(problems)
  const told = { changed: Object.keys(tokens).length, tool: design.tool, unknown: design.unknown }
  if (hasThem(tenant, tokens)) return { ...told, written: false }
  await refuseOwnOverrides(tenant)
  await writeFile(
    join(tenant.path, OVERRIDES_FILE),
    `import type { TokenOverrides } from '@livery/theme'\n\n/** Written by \`livery tokens import\`. */\nexport default ${source(tokens)} satisfies TokenOverrides\n`,
  )
  return { ...told, written: true }
}
