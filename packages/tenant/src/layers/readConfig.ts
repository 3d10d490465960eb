import { mergeLayers } from '@livery/theme'

import type { TenantConfig } from '../config.ts'
import { missingFile, readDataFile, type DataFile } from '../files/dataFile.ts'
import { tenantFile, type TenantFolder } from '../folder.ts'
import type { Problem } from '../problem.ts'
import { readTenant } from '../schema/readTenant.ts'
import { ENVIRONMENTS, type EnvironmentName } from './environments.ts'
import { namedDefaults, readDefaults } from './sharedDefaults.ts'

/** File, field and place at which a value is written. */
export type Origin = Required<Pick<Problem, 'file' | 'field' | 'place'>>

/** Configuration of a brand in each environment, or what is wrong with it. */
export interface ConfigReading {
  /** Values for development. */
  readonly config?: TenantConfig
  /** Values of the environments that the brand or its defaults name, whole. */
  readonly environments?: Readonly<Partial<Record<EnvironmentName, TenantConfig>>>
  /** Names of the shared defaults, the lowest first. */
  readonly defaults: readonly string[]
  readonly problems: readonly Problem[]
  /** Origin of a field's value: the brand, or the defaults that it comes from. */
  readonly originOf: (field: string, environment?: EnvironmentName) => Origin
}

const FORM = { wrapper: 'defineTenant', expected: '`export default defineTenant({…})`' }

function fieldAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (of, key) =>
      typeof of === 'object' && of !== null && Object.hasOwn(of, key)
        ? (of as Readonly<Record<string, unknown>>)[key]
        : undefined,
    value,
  )
}

function originIn(layers: readonly DataFile[], own: DataFile, fields: readonly string[]): Origin {
  for (const field of fields)
    for (const { file, value, placeOf } of layers)
      if (field !== '' && fieldAt(value, field.split('.')) !== undefined)
        return { file, field, place: placeOf(field) }
  const [field = ''] = fields
  return { file: own.file, field, place: own.placeOf(field) }
}

/** Data without the fields that say how it is put together. */
function withoutLayers(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { defaults: _defaults, environments: _environments, ...fields } = value as Record<string, unknown>
  return fields
}

/** Reads `tenant.ts` over the shared defaults that it names, for development and for each environment. */
export function readConfig(folder: TenantFolder): ConfigReading {
  const file = tenantFile(folder.id, 'tenant.ts')
  const source = { tenant: folder.id, folder: folder.path, name: 'tenant.ts', file }
  const own = readDataFile(source, FORM) ?? missingFile(source, FORM)
  const shared = own.problems.length > 0 ? [] : readDefaults(folder, own)
  const defaults = namedDefaults(own.value)
  const layers = [own, ...shared.toReversed()]
  const originOf: ConfigReading['originOf'] = (field, environment) =>
    originIn(layers, own, [...(environment ? [`environments.${environment}.${field}`] : []), field])
  const problems = [own, ...shared].flatMap((each) => each.problems)
  if (problems.length > 0) return { defaults, problems, originOf }
  const [lowest, ...others] = layers.toReversed().map(({ value }) => value)
  const whole = mergeLayers(lowest, ...others)
  const read = readTenant(whole, { tenant: folder.id, file })
  const told = read.problems.map((problem) => ({ ...problem, ...originOf(problem.field) }))
  if (read.config === undefined) return { defaults, problems: told, originOf }
  const parts = ENVIRONMENTS.flatMap((name) => {
    const part = fieldAt(whole, ['environments', name])
    if (part === undefined) return []
    const value = mergeLayers(withoutLayers(whole), part)
    return [{ name, reading: readTenant(value, { tenant: folder.id, file }) }]
  })
  const environments = Object.fromEntries(
    parts.flatMap(({ name, reading }) => (reading.config === undefined ? [] : [[name, reading.config]])),
  )
  return {
    config: read.config,
    ...(parts.length > 0 ? { environments } : {}),
    defaults,
    problems: parts.flatMap(({ name, reading }) =>
      reading.problems.map((problem) => ({ ...problem, ...originOf(problem.field, name) })),
    ),
    originOf,
  }
}
