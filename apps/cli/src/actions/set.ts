import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { TENANTS_FOLDER, TenantProblems, checkTenants, tenantFile, type TenantReading } from '@livery/tenant'

import { checkBrands } from '../check/keptChecks.ts'
import type { SetFlags } from '../flags.ts'
import { editSource } from '../set/editSource.ts'
import { fieldsOf, isValue, readField, readValue, resolveField, valueAt } from '../set/fields.ts'
import { counted } from '../terminal/table.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT, UserError } from '../terminal/userError.ts'
import { chooseTenants, findWorkspace } from '../workspace.ts'

const SOURCE = 'tenant.ts'

interface Change {
  readonly id: string
  readonly file: string
  readonly path: string
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

/** Checks brands as they would be, in a copy: nothing is written that does not pass. */
async function refuseUnsound(cache: string, changes: readonly Change[]): Promise<void> {
  await mkdir(cache, { recursive: true })
  const root = await mkdtemp(join(cache, 'set-'))
  try {
    for (const { id, path, after } of changes) {
      const folder = join(root, TENANTS_FOLDER, id)
      await cp(path, folder, { recursive: true, filter: (source) => !source.includes('node_modules') })
      await writeFile(join(folder, SOURCE), after)
    }
    const { problems } = await checkTenants(root, { ids: changes.map(({ id }) => id) })
    const errors = problems.filter(({ level }) => level === 'error')
    if (errors.length > 0) throw new TenantProblems(errors)
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

async function changeOf(
  { id, path, config }: TenantReading,
  fields: readonly { field: string; text: string }[],
): Promise<Change> {
  const before = await readFile(join(path, SOURCE), 'utf8')
  const file = tenantFile(id, SOURCE)
  let after = before
  for (const { field, text } of fields) {
    const names = field.split('.')
    const value = readValue(text, valueAt(config, names))
    if (JSON.stringify(valueAt(config, names)) !== JSON.stringify(value))
      after = editSource(after, file, names, value)
  }
  return { id, file, path, before, after }
}

export async function set(written: readonly string[], flags: SetFlags, terminal: Terminal): Promise<number> {
  const workspace = findWorkspace(flags)
  const ids = await chooseTenants(workspace, [])
  const { readings } = await checkBrands(workspace, { ids })
  const known = new Set(readings.flatMap(({ config }) => fieldsOf(config)))
  const resolve = ({ field, text }: { field: string; text: string }) => ({
    field: resolveField(field, known),
    text,
  })
  const fields = written.map((each) => resolve(readField(each, 'set')))
  if (fields.some(({ field }) => field === 'id'))
    throw new UserError('A brand’s id is the name of its folder and stays: make a new brand with livery new.')
  const conditions = (flags.where ?? []).map((each) => resolve(readField(each, '--where')))
  const chosen = readings.filter(
    ({ config }) =>
      config !== undefined &&
      conditions.every(({ field, text }) => isValue(valueAt(config, field.split('.')), text)),
  )
  const all = await Promise.all(chosen.map((reading) => changeOf(reading, fields)))
  const changes = all.filter(({ before, after }) => before !== after)
  const { line, color } = terminal
  for (const { file, before, after } of changes) {
    const { removed, added, line: number } = changedLines(before, after)
    line(color.underline(`${file}:${number}`))
    for (const text of removed) line(color.red(`- ${text}`))
    for (const text of added) line(color.green(`+ ${text}`))
  }
  if (changes.length > 0) await refuseUnsound(workspace.cache, changes)
  if (flags.write === true) {
    for (const { path, after } of changes) {
      const unfinished = join(path, `${SOURCE}.${process.pid}.tmp`)
      await writeFile(unfinished, after)
      await rename(unfinished, join(path, SOURCE))
    }
  }
  line()
  const what = `${counted(changes.length, 'brand')} of ${chosen.length} chosen`
  if (flags.write === true) line(`${color.green('✓')} ${what} changed`)
  else line(`${what} would change and pass the check. Nothing is written yet: add --write.`)
  terminal.json({
    changed: changes.map(({ id, file, before, after }) => ({ id, file, ...changedLines(before, after) })),
    written: flags.write === true,
  })
  return EXIT.done
}
