import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import {
  TENANTS_FOLDER,
  TenantProblems,
  checkTenants,
  checkUniqueness,
  defaultsFile,
  describeProblem,
  listDefaults,
  tenantFile,
  type TenantReading,
} from '@livery/tenant'

import { environmentOf } from '../build/environment.ts'
import { checkBrands } from '../check/keptChecks.ts'
import { claimOf, nameClashes } from '../check/nameClashes.ts'
import { chooseTenants } from '../chooseTenants.ts'
import type { SetFlags } from '../flags.ts'
import { replaceFile } from '../replaceFile.ts'
import { editSource } from '../set/editSource.ts'
import { fieldsOf, isValue, readField, readValue, resolveField, valueAt } from '../set/fields.ts'
import { counted } from '../terminal/table.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT, UserError } from '../terminal/userError.ts'
import { findWorkspace, type Workspace } from '../workspace.ts'

const SOURCE = 'tenant.ts'

interface Change {
  /** Brand, or shared defaults, whose file it is. */
  readonly id: string
  /** Path from the repository's root. */
  readonly file: string
  readonly before: string
  readonly after: string
}

/** Lines that differ between two texts of which one was edited in one place or a few. */
function changedLines(before: string, after: string): { removed: string[]; added: string[]; line: number } {
  const [old, now] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start++
  let end = 0
  while (
    end < Math.min(old.length, now.length) - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  )
    end++
  return {
    removed: old.slice(start, old.length - end),
    added: now.slice(start, now.length - end),
    line: start + 1,
  }
}

/**
 * Checks brands as they would be, in a copy: nothing is written that does not pass.
 * @param brands those whose data would change
 * @param readings all brands as they are, for what belongs to one of them only
 */
async function refuseUnsound(
  workspace: Pick<Workspace, 'root' | 'cache'>,
  changes: readonly Change[],
  brands: readonly Pick<TenantReading, 'id' | 'path'>[],
  readings: readonly TenantReading[],
): Promise<void> {
  await mkdir(workspace.cache, { recursive: true })
  const root = await mkdtemp(join(workspace.cache, 'set-'))
  try {
    const tenants = join(workspace.root, TENANTS_FOLDER)
    for (const { id, path } of brands)
      await cp(path, join(root, TENANTS_FOLDER, id), {
        recursive: true,
        filter: (source) => !source.includes('node_modules'),
      })
    for (const name of listDefaults(tenants))
      await cp(join(tenants, defaultsFile(name)), join(root, TENANTS_FOLDER, defaultsFile(name)))
    for (const { file, after } of changes) await writeFile(join(root, file), after)
    const ids = brands.map(({ id }) => id)
    const { problems, readings: changed } = await checkTenants(root, { ids })
    const unchanged = readings.filter(({ id }) => !ids.includes(id))
    const shared = checkUniqueness([...changed, ...unchanged]).filter(({ tenant }) => ids.includes(tenant))
    const told = new Set(problems.map(describeProblem))
    const before = new Map(readings.map((reading) => [reading.id, claimOf(reading)]))
    const claiming = changed.filter((reading) => claimOf(reading) !== before.get(reading.id))
    const clashes = nameClashes(
      new Set(claiming.map(({ id }) => id)),
      [...changed, ...unchanged],
      new Set(ids),
    )
    const errors = [
      ...problems,
      ...shared.filter((each) => !told.has(describeProblem(each))),
      ...clashes,
    ].filter(({ level }) => level === 'error')
    if (errors.length > 0) throw new TenantProblems(errors)
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

/** A field and its new text. */
interface Setting {
  readonly field: string
  readonly text: string
}

/** Number of values that a message names. */
const MOST_NAMED = 12

const ENVIRONMENT = /^environments\.([^.]+)\.(.+)$/

/** Value of a field as it holds now: of an environment, with what holds for development below it. */
function valueNow({ config, environments, defaults = [] }: TenantReading, field: string): unknown {
  const [, name = '', inside = ''] = ENVIRONMENT.exec(field) ?? []
  if (field === 'defaults') return defaults
  if (name === '') return valueAt(config, field.split('.'))
  return valueAt(valueAt(environments, [name]) ?? config, inside.split('.'))
}

/** @throws {UserError} because no brand meets the conditions, with the values that there are */
function refuseConditions(conditions: readonly Setting[], readings: readonly TenantReading[]): never {
  const missed = conditions.find(
    ({ field, text }) => !readings.some((reading) => isValue(valueNow(reading, field), text)),
  )
  if (missed === undefined) throw new UserError('No brand meets all conditions of --where.')
  const values = readings.flatMap((reading) => valueNow(reading, missed.field) ?? [])
  const known = [...new Set(values.map(String))].slice(0, MOST_NAMED)
  throw new UserError(`No brand has ${missed.field}=${missed.text}: there are ${known.join(', ')}.`)
}

async function changeOf(reading: TenantReading, fields: readonly Setting[]): Promise<Change> {
  const before = await readFile(join(reading.path, SOURCE), 'utf8')
  const file = tenantFile(reading.id, SOURCE)
  let after = before
  for (const { field, text } of fields) {
    const now = valueNow(reading, field)
    const value = readValue(text, now)
    if (JSON.stringify(now) !== JSON.stringify(value))
      after = editSource(after, file, field.split('.'), value)
  }
  return { id: reading.id, file, before, after }
}

/** Change of shared defaults, with the brands that it reaches. */
async function changeOfDefaults(
  root: string,
  name: string,
  readings: readonly TenantReading[],
  fields: readonly Setting[],
): Promise<{ changes: Change[]; brands: TenantReading[] }> {
  const known = listDefaults(join(root, TENANTS_FOLDER))
  if (!known.includes(name)) {
    const advice = known.length === 0 ? 'There are none yet.' : `There are ${known.join(', ')}.`
    throw new UserError(
      `--defaults names '${name}', for which there is no tenants/${defaultsFile(name)}. ${advice}`,
    )
  }
  const brands = readings.filter(({ defaults = [] }) => defaults.includes(name))
  const file = `${TENANTS_FOLDER}/${defaultsFile(name)}`
  const before = await readFile(join(root, file), 'utf8')
  const [first] = brands
  const after = fields.reduce((text, { field, text: written }) => {
    const value = readValue(written, first && valueNow(first, field))
    return editSource(text, file, field.split('.'), value)
  }, before)
  return { changes: before === after ? [] : [{ id: name, file, before, after }], brands }
}

export async function set(written: readonly string[], flags: SetFlags, terminal: Terminal): Promise<number> {
  const workspace = findWorkspace(flags)
  const ids = await chooseTenants(workspace, [])
  const { readings } = await checkBrands(workspace, { ids })
  const known = new Set([...readings.flatMap(({ config }) => fieldsOf(config)), 'defaults'])
  const resolve = ({ field, text }: Setting): Setting => {
    const [, name, inside] = ENVIRONMENT.exec(field) ?? []
    if (name === undefined || inside === undefined) return { field: resolveField(field, known), text }
    return {
      field: `environments.${environmentOf({ environment: name })}.${resolveField(inside, known)}`,
      text,
    }
  }
  const fields = written.map((each) => resolve(readField(each, 'set')))
  if (fields.some(({ field }) => field === 'id'))
    throw new UserError('A brand’s id is the name of its folder and stays: make a new brand with livery new.')
  const twice = fields.find(({ field }, at) => fields.findIndex((each) => each.field === field) !== at)
  if (twice !== undefined) throw new UserError(`${twice.field} is given twice: give it one value.`)
  const conditions = (flags.where ?? []).map((each) => resolve(readField(each, '--where')))
  const chosen = readings.filter(
    (reading) =>
      reading.config !== undefined &&
      conditions.every(({ field, text }) => isValue(valueNow(reading, field), text)),
  )
  if (chosen.length === 0 && conditions.length > 0) refuseConditions(conditions, readings)
  if (flags.defaults !== undefined && conditions.length > 0)
    throw new UserError('--defaults changes one file for all brands that name it: leave out --where.')
  const unread = readings.filter(
    ({ id, config }) =>
      flags.defaults === undefined &&
      config === undefined &&
      conditions.every(({ field, text }) => field !== 'id' || id === text),
  )
  const all = await Promise.all(chosen.map((reading) => changeOf(reading, fields)))
  const own = all.filter(({ before, after }) => before !== after)
  const { changes, brands } =
    flags.defaults === undefined
      ? { changes: own, brands: chosen.filter(({ id }) => own.some((change) => change.id === id)) }
      : await changeOfDefaults(workspace.root, flags.defaults, readings, fields)
  const { line, color } = terminal
  for (const { file, before, after } of changes) {
    const { removed, added, line: number } = changedLines(before, after)
    line(color.underline(`${file}:${number}`))
    for (const text of removed) line(color.red(`- ${text}`))
    for (const text of added) line(color.green(`+ ${text}`))
  }
  if (changes.length > 0) await refuseUnsound(workspace, changes, brands, readings)
  if (flags.write === true) {
    for (const { file, after } of changes) await replaceFile(join(workspace.root, file), after)
  }
  line()
  const what =
    flags.defaults === undefined
      ? `${counted(changes.length, 'brand')} of ${chosen.length} chosen`
      : `${counted(changes.length, 'file')}, below ${counted(brands.length, 'brand')}`
  if (flags.write === true) line(`${color.green('✓')} ${what} changed`)
  else line(`${what} would change and pass the check. Nothing is written yet: add --write.`)
  const failed = unread.map(({ id }) => ({
    tenant: id,
    fault: `${id} cannot be read and was passed over: livery check ${id} says why.`,
  }))
  for (const { fault } of failed) terminal.fail(fault)
  terminal.json({
    changed: changes.map(({ id, file, before, after }) => ({ id, file, ...changedLines(before, after) })),
    written: flags.write === true,
    ...(failed.length > 0 && { failed }),
  })
  return failed.length === 0 ? EXIT.done : EXIT.problems
}
