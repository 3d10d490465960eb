import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import {
  APPROVED_FILE,
  legalTextsOf,
  readApproved,
  readCatalogues,
  tenantFile,
  type ApprovedTexts,
} from '@livery/tenant'

import { checkBrands } from '../check/keptChecks.ts'
import { chooseTenants } from '../chooseTenants.ts'
import type { TextsApproveFlags } from '../flags.ts'
import { replaceFile } from '../replaceFile.ts'
import { editSource } from '../set/editSource.ts'
import { dayOf, isDay } from '../terminal/day.ts'
import { counted } from '../terminal/table.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT, UserError } from '../terminal/userError.ts'
import { findWorkspace } from '../workspace.ts'
import { translated } from './texts.ts'

/** Letters that a reader's name may have in `tenant.ts`. */
const LONGEST_NAME = 120

/** Record with its languages in one order, whichever was approved first. */
function written(approved: ApprovedTexts): string {
  const languages = Object.entries(approved).sort(([a], [b]) => (a < b ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(languages), undefined, 2)}\n`
}

/** Notes a reader's approval in `tenant.ts`, and the fingerprints of the texts that it covers beside it. */
export async function approveTexts(
  language: string,
  { brand, by: given, on = dayOf(new Date().toISOString()), ...flags }: TextsApproveFlags,
  terminal: Terminal,
): Promise<number> {
  const code = translated(language)
  const by = given.trim()
  if (by === '' || by.length > LONGEST_NAME)
    throw new UserError(`--by names the reader, with at most ${LONGEST_NAME} characters.`)
  if (!isDay(on)) throw new UserError(`--on '${on}' is no day: write it as 2026-11-20.`)
  const workspace = findWorkspace(flags)
  const { readings } = await checkBrands(workspace, { ids: await chooseTenants(workspace, [brand]) })
  const reading = readings.find(({ id }) => id === brand)
  if (reading?.config === undefined)
    throw new UserError(`${brand} cannot be read: livery check ${brand} says why.`)
  const { offered } = reading.config.languages
  if (!offered.includes(code))
    throw new UserError(`${brand} does not offer ${code}: it offers ${offered.join(', ')}.`)
  const source = tenantFile(brand, 'tenant.ts')
  const record = tenantFile(brand, APPROVED_FILE)
  const approved = readApproved(reading.path)
  const texts = legalTextsOf(reading.path, code, readCatalogues().read)
  const changed = Object.keys(texts).filter((id) => approved[code]?.[id] !== texts[id])
  const tenant = await readFile(join(workspace.root, source), 'utf8')
  const signed = editSource(tenant, source, ['languages', 'approved', code], { by, on })
  await replaceFile(join(workspace.root, record), written({ ...approved, [code]: texts }))
  await replaceFile(join(workspace.root, source), signed)
  terminal.line(
    `${terminal.color.green('✓')} ${counted(Object.keys(texts).length, 'text')} of ${code} approved for ${brand} by ${by}, ${changed.length} of them new or changed`,
  )
  terminal.line(`  in ${source} and ${record}`)
  terminal.json({ language: code, brand, by, on, texts: Object.keys(texts).length, changed, file: record })
  return EXIT.done
}
