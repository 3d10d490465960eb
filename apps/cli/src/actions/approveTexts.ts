import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { readCatalogueFile } from '@livery/i18n/compile'
import { approvedFile, legalTextsOf, readCatalogues, tenantFile } from '@livery/tenant'

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

/** Notes a reader's approval in `tenant.ts`, and the fingerprints of the texts that it covers beside it. */
export async function approveTexts(
  language: string,
  { brand, by: written, on = dayOf(new Date().toISOString()), ...flags }: TextsApproveFlags,
  terminal: Terminal,
): Promise<number> {
  const code = translated(language)
  const by = written.trim()
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
  const record = tenantFile(brand, approvedFile(code))
  const path = join(workspace.root, record)
  const before = readCatalogueFile(path)
  const texts = legalTextsOf(reading.path, code, readCatalogues().read)
  const changed = Object.keys(texts).filter((id) => before[id] !== texts[id])
  const tenant = await readFile(join(workspace.root, source), 'utf8')
  const signed = editSource(tenant, source, ['languages', 'approved', code], { by, on })
  await mkdir(dirname(path), { recursive: true })
  await replaceFile(path, `${JSON.stringify(texts, undefined, 2)}\n`)
  await replaceFile(join(workspace.root, source), signed)
  terminal.line(
    `${terminal.color.green('✓')} ${counted(Object.keys(texts).length, 'text')} of ${code} approved for ${brand} by ${by}, ${changed.length} of them new or changed`,
  )
  terminal.line(`  in ${source} and ${record}`)
  terminal.json({ language: code, brand, by, on, texts: Object.keys(texts).length, changed, file: record })
  return EXIT.done
}
