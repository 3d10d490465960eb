/**
 * Texts that do not fit: opens screens in some languages on a narrow phone, and names each text of the catalogue that
 * is cut off, written over another or left in English, each sum that is cut off, and each screen that is wider than the
 * phone. A pseudo-language is measured on every screen, a language on those of `LANGUAGE_SCREENS`, or both on those of
 * `--only`. npm run boxes -- [--languages en-XA,ar-XB,DE] [--built storybook-static] [--only text,…] [--tenants aurora]
 * [--theme dark] [--width 320] [--text-size normal,largest] [--out folder] [--write [--add]]. Exit code 1 when there are
 * any, 2 when a page stops to answer, with the names of screen, brand and language. `--out` gets a picture of each
 * screen with a fault, `--write` keeps the counts for docs/languages.md with a fingerprint of the texts, `--add` adds
 * those of a pseudo-language to what is kept: its many screens can be measured in parts.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import {
  type Boxes,
  isOldMeasure,
  measuredTexts,
  PSEUDO_TAGS,
  type PseudoTag,
  readBoxes,
  readCatalogue,
  shownIds,
  shownTexts,
  writeBoxes,
} from '@livery/i18n/compile'
import { isLanguageCode } from '@livery/i18n/registry'
import type { Page } from 'playwright'

import { buildStorybook } from './baseline.ts'
import { looksOf } from './looks.ts'
import { isFigure, misfits, untranslated } from './misfits.ts'
import { plainErrors } from './plainErrors.ts'
import {
  applyLook,
  openStories,
  pictureOf,
  screenName,
  settled,
  type Look,
  type Story,
} from './storyPictures.ts'
import { within } from './within.ts'

plainErrors()

const { values: options } = parseArgs({
  options: {
    add: { type: 'boolean', default: false },
    built: { type: 'string' },
    languages: { type: 'string', default: 'en-XA,ar-XB,DE,FI,EL,RU,TA,MY,TH,AR,FA,UR,HI,VI' },
    only: { type: 'string' },
    out: { type: 'string' },
    tenants: { type: 'string', default: 'aurora' },
    'text-size': { type: 'string', default: 'normal,largest' },
    theme: { type: 'string', default: 'dark' },
    width: { type: 'string', default: '320' },
    write: { type: 'boolean', default: false },
  },
})

const root = resolve(import.meta.dirname, '../..')
const from = options.built ?? join(root, 'storybook-static')
if (options.built === undefined || !existsSync(join(from, 'index.json'))) buildStorybook(root, from)
const looks = (await looksOf(root, options.tenants)).filter(({ theme }) => theme === options.theme)
const [firstSize = 'normal', ...sizes] = options['text-size'].split(',')

const isPseudo = (language: string): language is PseudoTag => PSEUDO_TAGS.some((tag) => tag === language)
const english = readCatalogue('EN')

/** Screens that languages are measured on. */
const LANGUAGE_SCREENS = [
  'Pages/Home/Full',
  'Pages/Home/Visitor',
  'Pages/Login/Full',
  'Pages/Login/EveryWay',
  'Pages/Wallet/Deposit',
  'Pages/Lottery/Table',
  'Pages/MemberCentre/Full',
  'Pages/GameCentre/Full',
].join(',')

/** Texts of stories are samples; only those of the catalogue are to fit. */
function textsOf(language: string): (text: string) => boolean {
  if (isPseudo(language)) return (text) => /[áéíóúŕťĥ\u202E]/u.test(text)
  return shownTexts(Object.values(readCatalogue(isLanguageCode(language) ? language : 'EN')))
}

/** Texts that the gateway answers a brand's stories with: samples, English in a pseudo-language. */
function answersTo(tenant: string): ReadonlySet<string> {
  const said = new Set<string>()
  JSON.parse(readFileSync(join(from, 'livery/offers', tenant, 'EN.json'), 'utf8'), (_key, value: unknown) => {
    if (typeof value === 'string') said.add(value)
  })
  return said
}
const answers = new Map(looks.map(({ tenant }) => [tenant, answersTo(tenant)]))

const nameOf = ({ tenant, theme }: Look): string => `${tenant} ${theme}`
const shortened = (text: string): string => `“${text.slice(0, 60)}”`

if (options.out !== undefined) mkdirSync(options.out, { recursive: true })
const kept = readBoxes()

/** Counts of the parts that `--add` adds to. @throws for parts of other texts than those of today */
function begunWith(language: string, look: Look): Boxes | undefined {
  const all = kept[nameOf(look)]
  const begun = all?.languages[language]
  if (!options.add || !isPseudo(language) || all === undefined || begun === undefined) return undefined
  if (isOldMeasure(language, all))
    throw new Error(`${language} is kept with other texts, in ${nameOf(look)}; begin again without --add.`)
  return begun
}

/** A language to measure: its texts, and the counts that the measure begins with. */
const measured = options.languages.split(',').map((language) => {
  if (!isPseudo(language) && !isLanguageCode(language))
    throw new Error(`--languages names ${language}, which is no language.`)
  if (options.write && !isPseudo(language) && options.only !== undefined)
    throw new Error(`${language} is kept with all of its screens; --only goes without --write.`)
  return {
    language,
    isOwn: textsOf(language),
    own: isPseudo(language) ? {} : readCatalogue(language),
    of: new Map(
      looks.map((look) => [nameOf(look), { screens: 0, misfits: 0, ...begunWith(language, look) }]),
    ),
  }
})
/** Texts that the screens of the languages show in English, by look: they tell which ids a measure is about. */
const shownIn = new Map(looks.map((look) => [nameOf(look), new Set<string>()]))

/** True for what is surely a text: a sample may be the letter of an avatar. */
const isSure = (text: string): boolean => text.length > 1

/**
 * True where a hint may end in an ellipsis: a field has one line, so a text twice as large or half as long again cannot
 * fit in each. A screen reader reads the name of the field in full, and the magnifier shows what it is for.
 */
const mayEnd = (language: string, textSize: string): boolean => isPseudo(language) || textSize !== 'normal'

let faults = 0

/** Number of times that a screen is measured anew because a text of the language before still stands there. */
const REDRAWN_AT_MOST = 10

/** Draws the open screen in another language or size of text, and waits until it is still. */
async function redraw(page: Page, shown: Look & { textSize: string; language: string }): Promise<void> {
  await applyLook(page, shown)
  await settled(page)
}

/** Measures the open screen once it speaks its language; `left` are texts that stayed as they were before it. */
async function measure(page: Page, isLeft: (text: string) => boolean) {
  for (let turn = 0; ; turn++) {
    const found = await page.evaluate(misfits)
    const left = found.texts.filter(isLeft)
    if (left.length === 0 || turn === REDRAWN_AT_MOST) return { ...found, left }
    await settled(page)
  }
}

/** Measures an open screen in each language of a group, one after the other. */
async function measureIn(group: typeof measured, story: Story, look: Look, page: Page): Promise<void> {
  for (const [at, { language, isOwn, own, of }] of group.entries()) {
    const before = group[at - 1]?.isOwn ?? (() => false)
    const isLeft = (text: string): boolean => isSure(text) && before(text) && !isOwn(text)
    const counts = of.get(nameOf(look)) ?? { screens: 0, misfits: 0 }
    counts.screens += 1
    for (const textSize of [firstSize, ...sizes]) {
      const shows = at === 0 && textSize === firstSize
      const name = screenName(story, look, { language, textSize })
      if (!shows) await within(name, redraw(page, { ...look, textSize, language }))
      const { tooWide, cut, hints, overlapping, texts, left } = await within(name, measure(page, isLeft))
      const found = [
        ...(tooWide > 0 ? [`the screen is ${tooWide} px too wide`] : []),
        ...left.map((text) => `${shortened(text)} is of the language before`),
        ...[...cut, ...(mayEnd(language, textSize) ? [] : hints)]
          .filter((text) => isOwn(text) || isFigure(text))
          .map((text) => `${shortened(text)} is cut off`),
        ...overlapping
          .filter((pair) => pair.some(isOwn))
          .map(([one, other]) => `${shortened(one)} lies on ${shortened(other)}`),
        ...untranslated(texts, english, own)
          .filter((text) => !answers.get(look.tenant)?.has(text))
          .map((text) => `${shortened(text)} is English`),
      ]
      counts.misfits += found.length
      faults += found.length
      if (options.out !== undefined && found.length > 0)
        writeFileSync(
          join(options.out, `${story.id}.${language}.${textSize}.png`),
          await within(name, pictureOf(page, 'pages')),
        )
      for (const fault of found) console.log(`${language} ${textSize} ${look.tenant} ${story.id}: ${fault}`)
    }
  }
}

const isEnglish = textsOf('EN')

/** Notes the texts of an open screen in English, once it speaks it. */
async function noteShown(before: (text: string) => boolean, look: Look, page: Page): Promise<void> {
  await redraw(page, { ...look, textSize: firstSize, language: 'EN' })
  const { texts } = await measure(page, (text) => isSure(text) && before(text) && !isEnglish(text))
  for (const text of texts) shownIn.get(nameOf(look))?.add(text)
}

/** Languages that change where a screen stands; a pseudo-language opens a site of its own in Storybook. */
const groups = [
  measured.filter(({ language }) => !isPseudo(language)),
  ...measured.filter(({ language }) => isPseudo(language)).map((one) => [one]),
].filter((group) => group.length > 0)

// A screen is opened once and changes its language where it stands, as a player changes it: to open it anew costs more
// than all of its measures.
for (const group of groups) {
  const { language: first = 'EN' } = group[0] ?? {}
  const shown = {
    from,
    looks,
    of: 'pages' as const,
    only: options.only ?? (isPseudo(first) ? '' : LANGUAGE_SCREENS),
    width: Number(options.width),
    globals: { language: first, textSize: firstSize },
  }
  for await (const { story, look, page } of openStories(shown)) {
    await measureIn(group, story, look, page)
    const last = group.at(-1)
    if (options.write && last !== undefined && !isPseudo(first))
      await within(screenName(story, look, { language: 'EN' }), noteShown(last.isOwn, look, page))
  }
}
for (const look of looks.map(nameOf)) {
  const seen = shownIds(english, [...(shownIn.get(look) ?? [])])
  const ids = seen.length > 0 ? seen : (kept[look]?.ids ?? [])
  const languages: Record<string, Boxes> = {}
  for (const { language, own, of } of measured) {
    const { screens = 0, misfits = 0 } = of.get(look) ?? {}
    console.log(`${language}, ${look}: ${screens} screens, ${misfits} misfits`)
    languages[language] = {
      screens,
      misfits,
      texts: measuredTexts(language, ids, () => (isPseudo(language) ? english : own)),
    }
  }
  if (options.write) writeBoxes(look, { ids, languages })
}
if (faults > 0) process.exitCode = 1
