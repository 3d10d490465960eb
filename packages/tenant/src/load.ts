import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'

import { BrandError, defineBrand, type Brand, type BrandInput, type BrandProblem } from '@livery/theme'

import { findCode, hasDefault, neighboursOf } from './checks/dataOnly.ts'
import type { TenantConfig } from './config.ts'
import { listTenantFolders, tenantFile, type TenantFolder } from './folder.ts'
import { TenantProblems, type Problem } from './problem.ts'
import { readTenant, shown } from './schema/readTenant.ts'

/** Brand that passed its schema: data, appearance and assets folder. */
export interface LoadedTenant extends TenantFolder {
  readonly config: TenantConfig
  readonly brand: Brand
}

/** Result of reading a brand, which may be partial. */
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

const KIB = 1024
/**
 * Greatest size of a brand's file: its data is a page or two, and a megabyte would be downloaded by every
 * visitor.
 */
const LARGEST_SOURCE = 256 * KIB

/** Reasons not to import a file: it is outside the folder, too large, or contains code. */
async function refusals(
  folder: TenantFolder,
  file: string,
  size: number,
  expected: string,
): Promise<Problem[]> {
  const path = join(folder.path, file)
  if (!(await realpath(path)).startsWith((await realpath(folder.path)) + sep)) {
    const inside = `a file of ${tenantFile(folder.id, '')}`
    return [loadProblem(folder, file, 'a link that leaves the folder', inside, 'Copy the file here.')]
  }
  if (size > LARGEST_SOURCE)
    return [loadProblem(folder, file, `${Math.ceil(size / KIB)} KiB`, `at most ${LARGEST_SOURCE / KIB} KiB`)]
  const text = await readFile(path, 'utf8')
  if (!hasDefault(text)) return [loadProblem(folder, file, 'no default export', expected)]
  return codeProblems(folder, file, text)
}

/** Code in a file and in the neighbouring files that it imports. */
async function codeProblems(
  folder: TenantFolder,
  file: string,
  text: string,
  seen: readonly string[] = [file],
): Promise<Problem[]> {
  const own = findCode(text).map(({ found, expected, suggestion }) =>
    loadProblem(folder, file, found, expected, suggestion),
  )
  const others = neighboursOf(text).map(async (name): Promise<Problem[]> => {
    if (seen.includes(name)) return []
    const content = await readFile(join(folder.path, name), 'utf8').catch(() => undefined)
    if (content !== undefined) return codeProblems(folder, name, content, [...seen, name])
    return [loadProblem(folder, file, `an import of './${name}'`, 'a file that is there')]
  })
  return [...own, ...(await Promise.all(others)).flat()]
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
  const refused = await refusals(folder, file, info.size, expected).catch(() => [
    loadProblem(folder, file, 'a file that cannot be read', expected),
  ])
  if (refused.length > 0) return refused
  try {
    // The query string makes Node read a file again that changed while `check --watch` or `dev` runs.
    const module = (await import(/* @vite-ignore */ `${pathToFileURL(path).href}?t=${info.mtimeMs}`)) as {
      default?: unknown
    }
    if (module.default === undefined) return [loadProblem(folder, file, 'no default export', expected)]
    return { value: module.default }
  } catch (error) {
    if (error instanceof BrandError)
      return error.problems.map((problem) => brandProblem(folder, file, problem))
    const message = String(error instanceof Error ? error.message : error)
    // The absolute path is removed: it says nothing to a reader and differs between machines.
    const [firstLine = ''] = message.replaceAll(`${folder.path}/`, '').split('\n')
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
  const read = 'value' in brand ? readBrand(folder, brand.value) : undefined
  if (read !== undefined) problems.push(...read.problems)
  return {
    ...folder,
    ...(config === undefined ? {} : { config }),
    ...(read?.brand === undefined ? {} : { brand: read.brand }),
    problems,
  }
}

/** Validates the export of `brand.ts`, with or without `defineBrand`. */
function readBrand(folder: TenantFolder, value: unknown): { brand?: Brand; problems: Problem[] } {
  if (typeof value !== 'object' || value === null)
    return { problems: [loadProblem(folder, 'brand.ts', shown(value), '`export default defineBrand({…})`')] }
  try {
    return { brand: defineBrand(value as BrandInput), problems: [] }
  } catch (error) {
    if (!(error instanceof BrandError)) throw error
    return { problems: error.problems.map((problem) => brandProblem(folder, 'brand.ts', problem)) }
  }
}

/** Selection of brands to read. */
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
 * Loads brands that are known to be valid.
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
