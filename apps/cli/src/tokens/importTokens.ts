import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { TenantProblems, checkBrandContrast, type LoadedTenant } from '@livery/tenant'
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

const OVERRIDES_FILE = 'overrides.ts'

/** Tokens of a file that differ from the values solved from the brand's seeds. */
function changedTokens({ brand }: LoadedTenant, imported: TokenOverrides): TokenOverrides {
  const solved = solveBrand({ ...brand, overrides: {} })
  const pairs = Object.entries(imported) as [TokenPath, readonly [string, string]][]
  const changed = pairs.filter(
    ([path, [dark, light]]) => dark !== solved.dark[path] || light !== solved.light[path],
  )
  return Object.fromEntries(changed)
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

function readTokens(tenant: LoadedTenant, text: string): TokenOverrides {
  try {
    return changedTokens(tenant, fromDtcg(JSON.parse(text)).overrides)
  } catch (error) {
    if (error instanceof SyntaxError) throw new UserError(`This is no JSON: ${error.message}`)
    if (error instanceof DtcgError) throw new UserError(`These tokens cannot be read: ${error.message}`)
    throw error
  }
}

/**
 * Brand with other overrides.
 * @throws {UserError} naming every value that is not valid CSS
 */
function withOverrides(brand: Brand, overrides: TokenOverrides): Brand {
  try {
    return defineBrand({ ...brand, overrides })
  } catch (error) {
    if (error instanceof BrandError) throw new UserError(error.message)
    throw error
  }
}

/**
 * Imports a DTCG file: tokens that differ from the solved brand become overrides in a file of their own.
 * Nothing changes when a pair would become illegible.
 * @returns number of tokens that differ
 * @throws {TenantProblems} with the pairs that fail
 */
export async function importTokens(tenant: LoadedTenant, text: string): Promise<number> {
  const tokens = readTokens(tenant, text)
  const problems = checkBrandContrast(tenant.id, withOverrides(tenant.brand, tokens))
  if (problems.length > 0) throw new TenantProblems(problems)
  await refuseOwnOverrides(tenant)
  await writeFile(
    join(tenant.path, OVERRIDES_FILE),
    `import type { TokenOverrides } from '@livery/theme'\n\n/** Written by \`livery tokens import\`. */\nexport default ${source(tokens)} satisfies TokenOverrides\n`,
  )
  return Object.keys(tokens).length
}
