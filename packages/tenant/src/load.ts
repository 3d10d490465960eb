import { BrandError, defineBrand, type Brand, type BrandInput, type BrandProblem } from '@livery/theme'

import type { TenantConfig } from './config.ts'
import { placeAt, readLiteral } from './data/readLiteral.ts'
import { LARGEST, readBrandFile, refusalOf, textOf } from './files/brandFile.ts'
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

const FORMS = {
  'tenant.ts': { wrapper: 'defineTenant', expected: '`export default defineTenant({…})`' },
  'brand.ts': { wrapper: 'defineBrand', expected: '`export default defineBrand({…})`' },
  'overrides.ts': { expected: '`export default {…} satisfies TokenOverrides`' },
} as const

/** Data of one of a brand's files, or its problems. */
interface DataFile {
  readonly value?: unknown
  readonly problems: readonly Problem[]
  /** Line and column of a field, as `12:3`. */
  readonly placeOf: (field: string) => string
}

/** Reads one of a brand's files as data: it is parsed and never run. @returns undefined for no such file */
function readData(folder: TenantFolder, file: keyof typeof FORMS): DataFile | undefined {
  const form = FORMS[file]
  try {
    const content = readBrandFile(folder.path, file, LARGEST.source)
    if (content === undefined) return undefined
    const text = textOf(content)
    const { value, findings, offsetOf } = readLiteral(text, form)
    return {
      ...(findings.length === 0 ? { value } : {}),
      problems: findings.map(({ offset, found, expected, suggestion }) => ({
        ...loadProblem(folder, file, found, expected, suggestion),
        place: placeAt(text, offset),
      })),
      placeOf: (field) => placeAt(text, offsetOf(field)),
    }
  } catch (error) {
    const refused = refusalOf(error)
    return {
      problems: [loadProblem(folder, file, refused.found, refused.expected, refused.suggestion)],
      placeOf: () => '1:1',
    }
  }
}

const missing = (folder: TenantFolder, file: keyof typeof FORMS): DataFile => ({
  problems: [loadProblem(folder, file, 'no such file', FORMS[file].expected)],
  placeOf: () => '1:1',
})

/** Problems with the lines of their fields. */
function placed(problems: readonly Problem[], { placeOf }: DataFile): Problem[] {
  return problems.map((problem) => ({ ...problem, place: placeOf(problem.field) }))
}

function readFolder(folder: TenantFolder): TenantReading {
  const tenant = readData(folder, 'tenant.ts') ?? missing(folder, 'tenant.ts')
  const brand = readData(folder, 'brand.ts') ?? missing(folder, 'brand.ts')
  const problems: Problem[] = [...tenant.problems]
  let config: TenantConfig | undefined
  if (tenant.problems.length === 0) {
    const reading = readTenant(tenant.value, { tenant: folder.id, file: tenantFile(folder.id, 'tenant.ts') })
    problems.push(...placed(reading.problems, tenant))
    config = reading.config
  }
  const read = readAppearance(folder, brand, readData(folder, 'overrides.ts'))
  return {
    ...folder,
    ...(config === undefined ? {} : { config }),
    ...(read.brand === undefined ? {} : { brand: read.brand }),
    problems: [...problems, ...read.problems],
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
    return { problems: [loadProblem(folder, 'brand.ts', shown(value), FORMS['brand.ts'].expected)] }
  if (overrides !== undefined && hasOverrides(value)) {
    const found = "the key 'overrides' although there is an overrides.ts"
    return {
      problems: [
        {
          ...loadProblem(
            folder,
            'brand.ts',
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
    return { brand: defineBrand(input as BrandInput), problems: [] }
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
  return chosen.map(readFolder)
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
