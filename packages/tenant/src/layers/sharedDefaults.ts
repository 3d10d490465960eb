import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { mergeLayers, nearest } from '@livery/theme'

import { fileProblem, readDataFile, type DataFile } from '../files/dataFile.ts'
import { TENANTS_FOLDER, tenantFile, type TenantFolder } from '../folder.ts'
import type { Problem } from '../problem.ts'

const ENDING = '.defaults.ts'
/** Names without a slash, which would lead out of the folder. */
const NAME = /^[\w-]+$/

/** Number of layers below a brand: with more, nobody knows where a value comes from. */
const MOST = 8

const FORM = { wrapper: 'defineDefaults', expected: '`export default defineDefaults({…})`' }

/** Fields that belong to one brand, or name the defaults themselves. */
const OWN = ['id', 'name', 'defaults'] as const

/** Name of a file of shared defaults, below `tenants/`. */
export const defaultsFile = (name: string): string => `${name}${ENDING}`

/** Names of all shared defaults: `malta` for `tenants/malta.defaults.ts`. @param folder absolute path of `tenants/` */
export function listDefaults(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(ENDING))
  return names.map((name) => name.slice(0, -ENDING.length)).sort()
}

/** Names in `defaults` of a brand; none where that is no list of texts, which the schema tells. */
export function namedDefaults(value: unknown): string[] {
  const { defaults } = (typeof value === 'object' && value !== null ? value : {}) as { defaults?: unknown }
  return Array.isArray(defaults) ? defaults.filter((name) => typeof name === 'string') : []
}

function ownFields({ id }: TenantFolder, { file, value, placeOf }: DataFile): Problem[] {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  return OWN.filter((key) => keys.includes(key)).map((field) => ({
    tenant: id,
    file,
    field,
    place: placeOf(field),
    code: 'unknown-key',
    found: `the key '${field}'`,
    expected: 'fields that several brands share',
    suggestion: 'Write it in the tenant.ts of each brand.',
    level: 'error',
  }))
}

/** Data that shared defaults say together, as far as they can be read. @param root the repository's root */
export function sharedData(root: string, names: readonly string[] = []): unknown {
  const folder = join(root, TENANTS_FOLDER)
  const layers = names.map((name) => {
    const source = { tenant: '', folder, name: defaultsFile(name), file: defaultsFile(name) }
    return NAME.test(name) ? readDataFile(source, FORM)?.value : undefined
  })
  return mergeLayers({}, ...layers.filter((layer) => layer !== undefined))
}

/**
 * Reads the shared defaults that a brand names, in its order.
 * @param own the brand's `tenant.ts`, for the places of names that have no file
 */
export function readDefaults(tenant: TenantFolder, own: DataFile): readonly DataFile[] {
  const folder = dirname(tenant.path)
  const names = namedDefaults(own.value)
  if (names.length > MOST) {
    const place = own.placeOf('defaults')
    const found = fileProblem(
      { tenant: tenant.id, file: own.file },
      `a list of ${names.length}`,
      `at most ${MOST} names`,
    )
    return [{ file: own.file, problems: [{ ...found, field: 'defaults', place }], placeOf: () => '1:1' }]
  }
  return names.map((name, at) => {
    const file = `${TENANTS_FOLDER}/${defaultsFile(name)}`
    const source = { tenant: tenant.id, folder, name: defaultsFile(name), file }
    const read = NAME.test(name) ? readDataFile(source, FORM) : undefined
    if (read !== undefined)
      return read.problems.length > 0 ? read : { ...read, problems: ownFields(tenant, read) }
    const known = listDefaults(folder)
    const meant = nearest(name, known)
    const field = `defaults.${at}`
    const problem: Problem = {
      tenant: tenant.id,
      file: tenantFile(tenant.id, 'tenant.ts'),
      field,
      place: own.placeOf(field),
      code: 'value',
      found: `'${name}', for which there is no ${file}`,
      expected: known.length === 0 ? 'the name of a file of shared defaults' : `one of ${known.join(', ')}`,
      suggestion: meant === undefined ? '' : `Did you mean '${meant}'?`,
      level: 'error',
    }
    return { file, problems: [problem], placeOf: () => '1:1' }
  })
}
