import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, parse, relative } from 'node:path'

import {
  type Catalogue,
  mostSame,
  placeFaults,
  readCatalogue,
  readCatalogueFile,
  readGlossary,
  readStale,
  renewed,
  sameAsEnglish,
  staleIn,
  textFaults,
  type TextSource,
  textSources,
} from '@livery/i18n/compile'
import {
  isLanguageCode,
  LANGUAGE_CODES,
  languageOf,
  languageOfTag,
  type LanguageCode,
} from '@livery/i18n/registry'
import { readXliff, type TextDocument, writeXliff } from '@livery/i18n/xliff'
import { MESSAGES_FOLDER, overrideFlaws, readOverrides, TENANTS_FOLDER } from '@livery/tenant'

import { chooseTenants } from '../chooseTenants.ts'
import type { TextsExportFlags, TextsImportFlags } from '../flags.ts'
import { replaceFile } from '../replaceFile.ts'
import { counted } from '../terminal/table.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT, UserError } from '../terminal/userError.ts'
import { GATEWAY_PLACES, SITE_PLACES } from '../texts/shownOn.ts'
import {
  type Gates,
  offeredUnits,
  overridesAfter,
  SCREEN_PICTURES,
  takeOver,
  type Texts,
} from '../texts/translation.ts'
import { findWorkspace, type Workspace } from '../workspace.ts'

/** Catalogue that a document changes: the site's, the gateway's, or the own texts of a brand over the site's. */
interface Place {
  /** Name in documents: a translator's file goes back to where it came from. */
  readonly name: string
  /** Options of this command that mean the place. */
  readonly flags: string
  readonly texts: Texts
  readonly file: string
  /** Notes and marks of the texts. */
  readonly source: TextSource
  readonly gates: Gates
  /** Texts to write, with those that a document changed; of a brand only its own. */
  readonly written: (texts: Catalogue, changed: readonly string[]) => Catalogue
  /** Problems of the whole catalogue, as it would be. */
  readonly problems: (texts: Catalogue) => readonly string[]
}

async function placeOf(
  language: LanguageCode,
  { brand, gateway = false }: Pick<TextsImportFlags, 'brand' | 'gateway'>,
  workspace: Workspace,
): Promise<Place> {
  if (brand !== undefined && gateway)
    throw new UserError('--gateway and --brand mean different texts: name one of them.')
  const sources = textSources(workspace.root)
  if (brand !== undefined) return placeOfBrand(language, brand, sources.site, workspace)
  const source = gateway ? sources.gateway : sources.site
  const english = readCatalogue('EN', source.messages)
  const glossary = readGlossary(language)
  return {
    name: source.name,
    flags: gateway ? '--gateway' : 'neither --brand nor --gateway',
    texts: { language, english, own: readCatalogue(language, source.messages) },
    file: join(source.messages, `${language}.json`),
    source,
    gates: (text) => textFaults(language, text, glossary),
    written: (all) => all,
    problems: (texts) => {
      const [same, most] = [sameAsEnglish(english, texts).length, mostSame(language, english)]
      return same > most ? [`${same} texts would be the English ones, at most ${most}`] : []
    },
  }
}

async function placeOfBrand(
  language: LanguageCode,
  brand: string,
  source: TextSource,
  workspace: Workspace,
): Promise<Place> {
  await chooseTenants(workspace, [brand])
  const tenant = join(workspace.root, TENANTS_FOLDER, brand)
  const overrides = readOverrides(tenant, language)
  const site = readCatalogue(language, source.messages)
  const english = { ...readCatalogue('EN', source.messages), ...readOverrides(tenant, 'EN') }
  return {
    name: brand,
    flags: `--brand ${brand}`,
    texts: { language, english, own: { ...site, ...overrides } },
    file: join(tenant, MESSAGES_FOLDER, `${language}.json`),
    source,
    // A brand speaks in words of its own, which no glossary knows.
    gates: ({ english, text }) => [
      ...placeFaults(language, english, text),
      ...overrideFlaws(language, english, text).map(
        ({ found, expected }) => `is ${found}, expected ${expected}`,
      ),
    ],
    written: (texts, changed) => overridesAfter(overrides, site, texts, changed),
    problems: () => [],
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
  const { name, texts, source } = await placeOf(code, flags, workspace)
  const pictures = await readdir(join(workspace.root, SCREEN_PICTURES)).catch(() => [])
  const units = offeredUnits(
    texts,
    {
      context: readCatalogueFile(source.context),
      places: flags.gateway === true ? GATEWAY_PLACES : SITE_PLACES,
      screens: pictures.map((file) => parse(file).name),
      stale: readStale(source.stale),
    },
    flags,
  )
  const xml = writeXliff({
    name,
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
  const place = await placeOf(translated(language), flags, workspace)
  if (document.name !== place.name)
    throw new UserError(
      `${file} holds texts of ${document.name}, and ${place.flags} means those of ${place.name}.`,
    )
  const { source } = place
  const { texts, changed, confirmed, refused } = takeOver(place.texts, document, place.gates)
  const problems = place.problems(texts)
  const isSound = refused.length === 0 && problems.length === 0
  const isTaken = isSound || (flags.soundOnly === true && problems.length === 0)
  const { line, fail, color } = terminal
  const shown = relative(workspace.root, place.file)
  for (const { id, why } of refused) fail(`${id} ${why}`)
  for (const problem of problems) fail(problem)
  // A brand's document says nothing of the site's texts.
  const stale = flags.brand === undefined ? staleIn(readStale(source.stale), language) : []
  const renewedIds = [...changed, ...confirmed].filter((id) => stale.includes(id))
  if (isTaken && changed.length > 0) {
    await mkdir(dirname(place.file), { recursive: true })
    await replaceFile(place.file, `${JSON.stringify(place.written(texts, changed), null, 2)}\n`)
  }
  if (isTaken && renewedIds.length > 0) {
    const left = renewed(readStale(source.stale), language, renewedIds)
    await replaceFile(source.stale, `${JSON.stringify(left, null, 2)}\n`)
  }
  if (isTaken)
    line(`${color.green('✓')} ${counted(changed.length, 'text')} of ${language} taken over: now in ${shown}`)
  if (isTaken && renewedIds.length > 0) line(`  ${counted(renewedIds.length, 'text')} no longer stale`)
  if (isTaken && refused.length > 0) line(`  ${counted(refused.length, 'text')} left out`)
  if (!isTaken) {
    line(`${shown} is as it was: ${counted(refused.length, 'text')} of ${file} must be mended first.`)
    if (problems.length === 0) line(`  --sound-only takes over the other ${changed.length}.`)
  }
  terminal.json({ language, changed, refused, problems, file: shown, written: isTaken && changed.length > 0 })
  return isSound ? EXIT.done : EXIT.problems
}
