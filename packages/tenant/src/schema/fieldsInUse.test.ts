import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { tenantSchema } from './tenantSchema.ts'

const ROOT = join(import.meta.dirname, '../../../..')
/**
 * Readers of a tenant's fields: the site, the packages that it uses, the checks, the command line, and the
 * sandbox.
 */
const READERS = '{packages/{app,tenant,domain},apps/{cli,sandbox,mobile}}/src/**/*.{ts,tsx}'
/** Files that declare fields or fill them in for tests, which does not count as use. */
const DECLARES = /\.test\.|\.stories\.|\/testing\/|tenant\/src\/schema\/|cli\/src\/new\//

/** Part of a schema that leads to fields: objects, and schemas wrapped in defaults. */
interface Step {
  readonly type: string
  readonly wrapped?: Step
  readonly entries?: Readonly<Record<string, Step>>
  readonly item?: Step
}

/** Dotted names of the schema's leaves; an item of a list has the list's name. */
function fieldsOf(schema: Step, prefix: readonly string[] = []): string[][] {
  if (schema.wrapped) return fieldsOf(schema.wrapped, prefix)
  if (schema.item?.entries) return fieldsOf(schema.item, prefix)
  // A literal has one value, so there is nothing to read.
  if (schema.type === 'literal') return []
  if (!schema.entries) return [[...prefix]]
  return Object.entries(schema.entries).flatMap(([key, field]) => fieldsOf(field, [...prefix, key]))
}

const sources = globSync(READERS, { cwd: ROOT })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !DECLARES.test(path))
  .map((path) => readFileSync(join(ROOT, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''))

const memoised = new Map<string, ReadonlySet<number>>()

function filesWith(pattern: string): ReadonlySet<number> {
  const known = memoised.get(pattern)
  if (known) return known
  const found = new Set(sources.flatMap((text, index) => (new RegExp(pattern).test(text) ? [index] : [])))
  memoised.set(pattern, found)
  return found
}

/** True when a file that names the group reads the field: `group.field` or `{ field } = …`. */
function isRead(path: readonly string[]): boolean {
  const [field = '', group] = path.toReversed()
  const reading = filesWith(`\\.${field}\\b|[{,]\\s*${field}\\s*[,:}=]`)
  if (group === undefined) return reading.size > 0
  return [...filesWith(`\\b${group}\\b`)].some((file) => reading.has(file))
}

/** Groups read by computed keys: the flags, whose names are the platform's, and the fields of environments. */
const BY_KEY = new Set(['flags', 'tags', 'approved', 'environments'])

const fields = fieldsOf(tenantSchema).filter(([group = '', field]) => {
  return !BY_KEY.has(group) && !(field !== undefined && BY_KEY.has(field))
})

it('includes every field of the schema', () => {
  const names = fields.map((path) => path.join('.'))
  expect(names.length).toBeGreaterThan(50)
  expect(names).toEqual(
    expect.arrayContaining(['id', 'gateway.WEB', 'install.iosProfile.uuid', 'legal.company']),
  )
})

it.each(fields.map((path) => [path.join('.'), path] as const))(
  '%s is read by the site or the command line',
  (_name, path) => {
    expect(isRead(path)).toBe(true)
  },
)

it.each([[['signIn', 'phoneAuth', 'authDomain']], [['install', 'minimumWindows']], [['slogan']]])(
  'notices that nothing reads %j',
  (path) => {
    expect(isRead(path)).toBe(false)
  },
)
