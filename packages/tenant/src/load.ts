import { BrandError, defineBrand, type Brand, type BrandInput, type BrandProblem } from '@livery/theme'

import type { TenantConfig } from './config.ts'
import { fileProblem, missingFile, readDataFile, type DataFile, type DataSource } from './files/dataFile.ts'
import { listTenantFolders, tenantFile, type TenantFolder } from './folder.ts'
import type { EnvironmentName } from './layers/environments.ts'
import { readConfig, type ConfigReading } from './layers/readConfig.ts'
import { TenantProblems, type Problem } from './problem.ts'
import { shown } from './schema/readTenant.ts'

/** Brand that passed its schema: data, appearance and assets folder. */
export interface LoadedTenant extends TenantFolder {
  /** Values of the environment that it was loaded for; those for development where none was named. */
  readonly config: TenantConfig
  readonly brand: Brand
  /** Values of all environments that the brand names. */
  readonly environments?: ConfigReading['environments']
}

/** Result of reading a brand, which may be partial. */
export interface TenantReading extends TenantFolder, Pick<ConfigReading, 'config' | 'environments'> {
  readonly brand?: Brand
  readonly problems: readonly Problem[]
  /** Absent for a brand that was read before and kept. */
  readonly originOf?: ConfigReading['originOf']
  /** Names of the shared defaults that the brand is laid over. */
  readonly defaults?: readonly string[]
}

/** A brand with the values of an environment; a brand that does not name it has the same values everywhere. */
export function inEnvironment<T extends Pick<TenantReading, 'config' | 'environments'>>(
  tenant: T,
  environment: EnvironmentName | undefined,
): T {
  const config = environment && tenant.environments?.[environment]
  return config === undefined ? tenant : { ...tenant, config }
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

const FORMS = {
  'brand.ts': { wrapper: 'defineBrand', expected: '`export default defineBrand({…})`' },
  'overrides.ts': { expected: '`export default {…} satisfies TokenOverrides`' },
} as const

const sourceOf = ({ id, path }: TenantFolder, name: keyof typeof FORMS): DataSource => ({
  tenant: id,
  folder: path,
  name,
  file: tenantFile(id, name),
})

const readData = (folder: TenantFolder, name: keyof typeof FORMS): DataFile | undefined =>
  readDataFile(sourceOf(folder, name), FORMS[name])

/** Reads one brand and reports what is wrong with it instead of throwing. */
export function readTenant(folder: TenantFolder): TenantReading {
  const { problems, ...read } = readConfig(folder)
  const brand = readData(folder, 'brand.ts') ?? missingFile(sourceOf(folder, 'brand.ts'), FORMS['brand.ts'])
  const appearance = readAppearance(folder, brand, readData(folder, 'overrides.ts'))
  return {
    ...folder,
    ...read,
    ...(appearance.brand === undefined ? {} : { brand: appearance.brand }),
    problems: [...problems, ...appearance.problems],
  }
}

interface AppearanceReading {
  readonly brand?: Brand
  readonly problems: readonly Problem[]
}

/** True when `brand.ts` itself has overrides. */
function hasOverrides(value: object): boolean {
  const { overrides } = value as { overrides?: unknown }
  return typeof overrides === 'object' && overrides !== null
    ? Object.keys(overrides).length > 0
    : 'overrides' in value
}

/** Brands by their seeds, and how many of the latest are kept. */
const brands = new Map<string, Brand>()
const MOST_BRANDS = 16

/** Brand of these seeds: the same one for a folder that is read again, so that its themes are not solved again. */
function brandOf(input: BrandInput): Brand {
  const seeds = JSON.stringify(input)
  const brand = brands.get(seeds) ?? defineBrand(input)
  const [oldest] = brands.keys()
  if (brands.size >= MOST_BRANDS && oldest !== undefined) brands.delete(oldest)
  brands.set(seeds, brand)
  return brand
}

/** Validates `brand.ts`, with the overrides of the file beside it. */
function readAppearance(
  folder: TenantFolder,
  brand: DataFile,
  overrides: DataFile | undefined,
): AppearanceReading {
  const problems = [...brand.problems, ...(overrides?.problems ?? [])]
  if (problems.length > 0) return { problems }
  const { value } = brand
  if (typeof value !== 'object' || value === null)
    return { problems: [fileProblem(sourceOf(folder, 'brand.ts'), shown(value), FORMS['brand.ts'].expected)] }
  if (overrides !== undefined && hasOverrides(value)) {
    const found = "the key 'overrides' although there is an overrides.ts"
    return {
      problems: [
        {
          ...fileProblem(
            sourceOf(folder, 'brand.ts'),
            found,
            'overrides in one of the two',
            'Move them to overrides.ts.',
          ),
          place: brand.placeOf('overrides'),
        },
      ],
    }
  }
  const input = overrides === undefined ? value : { ...value, overrides: overrides.value }
  try {
    return { brand: brandOf(input as BrandInput), problems: [] }
  } catch (error) {
    if (!(error instanceof BrandError)) throw error
    return { problems: error.problems.map((problem) => appearanceProblem(folder, problem, brand, overrides)) }
  }
}

/** Problem of a seed or of an override, in the file that holds it. */
function appearanceProblem(
  folder: TenantFolder,
  problem: BrandProblem,
  brand: DataFile,
  overrides: DataFile | undefined,
): Problem {
  const [, field] = /^overrides(?:\.(.*))?$/.exec(problem.field) ?? []
  if (overrides === undefined || !problem.field.startsWith('overrides')) {
    const told = brandProblem(folder, 'brand.ts', problem)
    return { ...told, place: brand.placeOf(told.field) }
  }
  const told = brandProblem(folder, 'overrides.ts', { ...problem, field: field ?? '' })
  return { ...told, place: overrides.placeOf(told.field) }
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
  return chosen.map(readTenant)
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
    const { config, brand, id, path, generated, environments } = reading
    if (config === undefined || brand === undefined) throw new Error(`${id} has no problems and no data`)
    return { id, path, generated, config, brand, ...(environments && { environments }) }
  })
}
