import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, parse, relative } from 'node:path'

import {
  type Catalogue,
  CONTEXT_FILE,
  readCatalogue,
  readCatalogueFile,
  readStale,
  renewed,
  staleIn,
  STALE_FILE,
} from '@livery/i18n/compile'
import {
  isLanguageCode,
  LANGUAGE_CODES,
  languageOf,
  languageOfTag,
  type LanguageCode,
} from '@livery/i18n/registry'
import { readXliff, type TextDocument, writeXliff } from '@livery/i18n/xliff'
import { MESSAGES_FOLDER, readOverrides, TENANTS_FOLDER } from '@livery/tenant'

import { chooseTenants } from '../chooseTenants.ts'
import type { TextsExportFlags, TextsImportFlags } from '../flags.ts'
import { replaceFile } from '../replaceFile.ts'
import { counted } from '../terminal/table.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT, UserError } from '../terminal/userError.ts'
import { offeredUnits, overridesAfter, SCREEN_PICTURES, takeOver, type Texts } from '../texts/translation.ts'
import { findWorkspace, type Workspace } from '../workspace.ts'

/** Catalogue that a document changes: the site's, or the own texts of a brand over it. */
interface Place {
  readonly texts: Texts
  readonly file: string
  /** Texts to write, with those that a document changed; of a brand only its own. */
  readonly written: (texts: Catalogue, changed: readonly string[]) => Catalogue
}

async function placeOf(
  language: LanguageCode,
  brand: string | undefined,
  workspace: Workspace,
): Promise<Place> {
  const folder = join(workspace.root, 'packages/i18n', MESSAGES_FOLDER)
  const [english, own] = [readCatalogue('EN', folder), readCatalogue(language, folder)]
  if (brand === undefined)
    return {
      texts: { language, english, own },
      file: join(folder, `${language}.json`),
      written: (all) => all,
    }
  await chooseTenants(workspace, [brand])
  const tenant = join(workspace.root, TENANTS_FOLDER, brand)
  const overrides = readOverrides(tenant, language)
  return {
    texts: {
      language,
      english: { ...english, ...readOverrides(tenant, 'EN') },
      own: { ...own, ...overrides },
    },
    file: join(tenant, MESSAGES_FOLDER, `${language}.json`),
    written: (texts, changed) => overridesAfter(overrides, own, texts, changed),
  }
}

/** A language that has texts of its own. @throws {UserError} for EN, which is written in the sources */
export function translated(language: string): LanguageCode {
  const code = language.toUpperCase()
  if (!isLanguageCode(code))
    throw new UserError(`'${language}' is no language. Known: ${LANGUAGE_CODES.join(' ')}`)
  if (code === 'EN')
    throw new UserError('EN is the language that is translated: its texts stand in the sources.')
  return code
}

export async function exportTexts(
  language: string,
  file: string | undefined,
  flags: TextsExportFlags,
  terminal: Terminal,
): Promise<number> {
  const code = translated(language)
  const workspace = findWorkspace(flags)
  const { texts } = await placeOf(code, flags.brand, workspace)
  const pictures = await readdir(join(workspace.root, SCREEN_PICTURES)).catch(() => [])
  const units = offeredUnits(
    texts,
    {
      context: readCatalogueFile(CONTEXT_FILE),
      screens: pictures.map((file) => parse(file).name),
      stale: readStale(),
    },
    flags,
  )
  const xml = writeXliff({
    name: flags.brand ?? 'livery',
    sourceTag: languageOf('EN').tag,
    targetTag: languageOf(code).tag,
    units,
  })
  const open = units.filter(({ state }) => state === 'initial').length
  const told = { language: code, texts: units.length, open }
  if (file === undefined) {
    terminal.line(xml.trimEnd())
    terminal.json({ ...told, file: null })
    return EXIT.done
  }
  await writeFile(file, xml).catch(() => {
    throw new UserError(`${file} cannot be written.`)
  })
  terminal.line(
    `${terminal.color.green('✓')} ${file} holds ${counted(units.length, 'text')}, ${open} to translate`,
  )
  terminal.json({ ...told, file })
  return EXIT.done
}

function documentOf(xml: string, file: string): TextDocument {
  try {
    return readXliff(xml)
  } catch (error) {
    throw new UserError(`${file} cannot be taken over: ${error instanceof Error ? error.message : error}.`)
  }
}

export async function importTexts(
  file: string,
  flags: TextsImportFlags,
  terminal: Terminal,
): Promise<number> {
  const xml = await readFile(file, 'utf8').catch(() => {
    throw new UserError(`${file} cannot be read.`)
  })
  const document = documentOf(xml, file)
  const language = languageOfTag(document.targetTag)
  if (language === undefined)
    throw new UserError(`${file} is in '${document.targetTag}', which is the tag of no language here.`)
  const workspace = findWorkspace(flags)
  const place = await placeOf(translated(language), flags.brand, workspace)
  const { texts, changed, confirmed, refused } = takeOver(place.texts, document)
  const { line, fail, color } = terminal
  const shown = relative(workspace.root, place.file)
  if (changed.length > 0) {
    await mkdir(dirname(place.file), { recursive: true })
    await replaceFile(place.file, `${JSON.stringify(place.written(texts, changed), null, 2)}\n`)
  }
  // A brand's document says nothing of the site's texts.
  const stale = flags.brand === undefined ? staleIn(readStale(), language) : []
  const renewedIds = [...changed, ...confirmed].filter((id) => stale.includes(id))
  if (renewedIds.length > 0)
    await replaceFile(STALE_FILE, `${JSON.stringify(renewed(readStale(), language, renewedIds), null, 2)}\n`)
  for (const { id, why } of refused) fail(`${id} ${why}`)
  line(`${color.green('✓')} ${counted(changed.length, 'text')} of ${language} taken over: now in ${shown}`)
  if (renewedIds.length > 0) line(`  ${counted(renewedIds.length, 'text')} no longer stale`)
  if (refused.length > 0) line(`  ${counted(refused.length, 'text')} left out; mend them and import again`)
  terminal.json({ language, changed, refused, file: shown })
  return refused.length > 0 ? EXIT.problems : EXIT.done
}
