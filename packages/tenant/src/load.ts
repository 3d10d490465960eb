import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { BrandError } from '@livery/theme'
import type { Brand, BrandProblem } from '@livery/theme'

import type { TenantConfig } from './config.ts'
import { listTenantFolders, tenantFile } from './folder.ts'
import type { TenantFolder } from './folder.ts'
import { TenantProblems } from './problem.ts'
import type { Problem } from './problem.ts'
import { readTenant, shown } from './schema/readTenant.ts'

/** A brand that passed its schema: data, look and the folder its assets are in. */
export interface LoadedTenant extends TenantFolder {
  readonly config: TenantConfig
  readonly brand: Brand
}

/** A brand as far as it could be read. */
export interface TenantReading extends TenantFolder {
  readonly config?: TenantConfig
  readonly brand?: Brand
  readonly problems: readonly Problem[]
}

function loadProblem(
  folder: TenantFolder,
  file: string,
  found: string,
  expected: string,
  suggestion = '',
): Problem {
  return {
    tenant: folder.id,
    file: tenantFile(folder.id, file),
    field: '',
    code: 'load',
    found,
    expected,
    suggestion,
    level: 'error',
  }
}

function brandProblem(folder: TenantFolder, file: string, problem: BrandProblem): Problem {
  const { field, found, allowed, nearest } = problem
  return {
    tenant: folder.id,
    file: tenantFile(folder.id, file),
    field,
    code: 'brand',
    found,
    expected: allowed,
    suggestion: nearest === undefined ? '' : `Did you mean '${nearest}'?`,
    level: 'error',
  }
}

/** Imports the default export of one of a brand's files, by Node's own type stripping. */
async function importDefault(
  folder: TenantFolder,
  file: string,
  expected: string,
): Promise<{ value: unknown } | Problem[]> {
  const path = join(folder.path, file)
  const info = await stat(path).catch(() => undefined)
  if (info === undefined) return [loadProblem(folder, file, 'no such file', expected)]
  try {
    // The query makes Node read a file again that changed while `check --watch` or `dev` runs.
    const module = (await import(/* @vite-ignore */ `${pathToFileURL(path).href}?t=${info.mtimeMs}`)) as {
      default?: unknown
    }
    if (module.default === undefined) return [loadProblem(folder, file, 'no default export', expected)]
    return { value: module.default }
  } catch (error) {
    if (error instanceof BrandError)
      return error.problems.map((problem) => brandProblem(folder, file, problem))
    const [firstLine = ''] = String(error instanceof Error ? error.message : error).split('\n')
    return [loadProblem(folder, file, `an error while reading it (${firstLine})`, expected)]
  }
}

async function readFolder(folder: TenantFolder): Promise<TenantReading> {
  const [tenant, brand] = await Promise.all([
    importDefault(folder, 'tenant.ts', '`export default defineTenant({…})`'),
    importDefault(folder, 'brand.ts', '`export default defineBrand({…})`'),
  ])
  const problems: Problem[] = []
  let config: TenantConfig | undefined
  if ('value' in tenant) {
    const reading = readTenant(tenant.value, { tenant: folder.id, file: tenantFile(folder.id, 'tenant.ts') })
    problems.push(...reading.problems)
    config = reading.config
  } else problems.push(...tenant)
  if (!('value' in brand)) problems.push(...brand)
  else if (typeof brand.value !== 'object') {
    problems.push(loadProblem(folder, 'brand.ts', shown(brand.value), '`export default defineBrand({…})`'))
  }
  return {
    ...folder,
    ...(config === undefined ? {} : { config }),
    // `defineBrand` is the judge of its own input: what it returned is a brand.
    ...('value' in brand && typeof brand.value === 'object' ? { brand: brand.value as Brand } : {}),
    problems,
  }
}

/** Which brands to read. */
export interface TenantSelection {
  /** Ids to read; absent, every brand that is not generated. */
  readonly ids?: readonly string[] | undefined
}

/**
 * Reads brands and reports what is wrong with them instead of throwing.
 * @param root the repository's root, which holds `tenants/`
 */
export async function readTenants(root: string, selection: TenantSelection = {}): Promise<TenantReading[]> {
  const folders = await listTenantFolders(root)
  const { ids } = selection
  const chosen = folders.filter((folder) => (ids === undefined ? !folder.generated : ids.includes(folder.id)))
  return Promise.all(chosen.map(readFolder))
}

/**
 * Loads brands that are known to be sound.
 * @throws {TenantProblems} with every problem of every brand, when one does not pass its schema
 */
export async function loadTenants(root: string, selection: TenantSelection = {}): Promise<LoadedTenant[]> {
  const readings = await readTenants(root, selection)
  const problems = readings.flatMap((reading) => reading.problems)
  if (problems.length > 0) throw new TenantProblems(problems)
  return readings.map((reading) => {
    const { config, brand, id, path, generated } = reading
    if (config === undefined || brand === undefined) throw new Error(`${id} has no problems and no data`)
    return { id, path, generated, config, brand }
  })
}
