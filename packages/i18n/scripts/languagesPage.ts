import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import {
  type Catalogue,
  COMPLETE_LANGUAGES,
  readOneWord,
  secondWords,
  waitingTerms,
  isLegalText,
  isOldMeasure,
  isLongLabel,
  readBoxes,
  readCatalogue,
  readCorrections,
  readGlossary,
  readHabits,
  readReadings,
  readStale,
  sameAsEnglish,
  staleIn,
  textSources,
} from '../src/catalogue/index.ts'
import { LANGUAGE_CODES, type LanguageCode, languageOf } from '../src/registry.ts'

/** Generated table of the languages. */
export const LANGUAGES_PAGE: string = join(import.meta.dirname, '../../../docs/languages.md')

const HEAD = `# Languages

Written from the catalogues by \`npx pnpm --filter @livery/i18n languages\`; do not edit by hand.

- **Texts**: of the site and, after the plus, of the gateway; a brand shows English for a missing one, and cannot offer a language in which a legal or safer-play text is missing.
- **Stale**: translations of both whose English text changed since (\`stale.json\` in \`packages/i18n\` and \`apps/sandbox\`). English texts that changed and mean the same are listed with who said so and why (\`sameMeaning.json\` beside it).
- **Same**: texts that equal the English one, such as VIP and PIN, and words that a language took over.
- **Terms**: words of the glossary, which says what each thing is called and which words to avoid.
- **Second words**: English texts in one sense that the language translates in several ways; WORDS_GATED have none, by the check (\`npx pnpm --filter @livery/i18n check --words FI\` lists them).
- **Long labels**: English labels of up to three words that need more than twice their length, and more than 16 letters.
- **Second reading**: of all texts beside the English, by another reader than the author. \`packages/i18n/readings.json\` keeps it.
- **Site**, **Gateway**, **Read on**: marks from 1 to 10 that a reader who did not write the texts gave on that day, to the site's texts (257 or more of them, of every area) and to what the gateway says (all of it). 8 means: reads as written by somebody of the country, one word for one thing, nothing misleads, what is left is taste.
- **Corrected**: texts of both catalogues that readings changed, in \`packages/i18n/corrections\` with the text before and the reason.
- **Native reader**: who confirmed the texts. Without one, a release of a brand that offers the language needs the brand's own approval of the LEGAL_COUNT legal and safer-play texts (\`languages.approved\` in \`tenant.ts\`).

| Code | Language | Tag | Direction | Digits | Texts | Stale | Same | Terms | Second words | Long labels | Second reading | Site | Gateway | Read on | Corrected | Native reader |
| --- | --- | --- | --- | --- | --: | --: | --: | --: | --: | --: | --- | --: | --: | --- | --: | --- |
`

const GATES = `
## Gates

Each is zero in every language: \`npx pnpm --filter @livery/i18n check\` refuses it for the texts of the site and of the gateway, or the test that is named. \`livery texts import\` asks the same of each text that comes from a translator, and changes nothing when one does not pass.

| Gate | Refused | Where |
| --- | --- | --- |
| Completeness | a missing text of any language; in a brand, a language without texts or without a legal or safer-play text | \`check\`, \`livery check\` |
| Approval | a release with a language whose legal texts nobody has approved for the brand, or not as they are today | \`livery release\`, \`livery build --production\` |
| ICU | broken syntax, an unknown id, an empty text | \`check\`, \`livery check\` |
| Placeholders | one too many or too few, one of another kind, a tag; in a brand, lost plural forms | \`check\`, \`livery check\` |
| Glossary | a word to avoid; a term that is not the text that shows it; fewer than 80 terms | \`check\`, \`glossary.test.ts\` |
| One word | in WORDS_GATED, several translations of one English text in one sense; in English, two labels that two thirds of the languages call by one word; an exception without a reason (\`oneWord.json\`) | \`check\` |
| Same as English | more than 7 % of the texts, 3 % in a language with letters of its own | \`check\` |
| Length | a label wider than 1.6 times its limit; what does not fit on the screen is measured below | \`check\`, \`npm run boxes\` |
| Faces | a brand's face without letters of a Latin-written language it offers | \`livery check\` |
| Habits | another form of address, marks or quotation marks of another language, a space before a mark or none where the language has one, another way to write a percentage (below) | \`check\`, \`habits.test.ts\` |
| Typography | typewriter quotes and dots, stray spaces, a lost end of a sentence | \`check\` |
| Figures | figures of another script than the language writes | \`check\` |
| Direction | in a language from the right, a code, a unit or the number of a licence, order or draw that is not isolated | \`check\` |
| Freshness | a catalogue, \`stale.json\` or this page that is older than the sources | \`check\` |
`

const HABITS_HEAD = `
## Habits

Kept in \`packages/i18n/glossary\` beside the terms (\`habits\`), and read by the gates: a text that addresses the player in another form, or has marks, quotation marks, spaces or percentages of another language is refused. A test compares dates and percentages with what the site formats.

| Code | Address | Quotes | Marks | No-break space at | Percentage | Date | Besides |
| --- | --- | --- | --- | --- | --- | --- | --- |
`

function habitsTable(): string {
  const rows = COMPLETE_LANGUAGES.map((code) => {
    const { address, quotes, ends, marks, spaced, percent, date, note = '' } = readHabits(code)
    const avoided = address.avoid.length > 0 ? `; not ${address.avoid.join(', ')}` : ''
    const cells = [
      code,
      `${address.use}${avoided}`,
      [...quotes].join(' '),
      [...ends, ...marks].join(' '),
      spaced === undefined ? '–' : [...spaced].join(' '),
      percent,
      date,
      note,
    ]
    return `| ${cells.join(' | ')} |\n`
  })
  return HABITS_HEAD + rows.join('')
}

const WAITING_HEAD = `
## Words that wait for a native reader

Marked in \`packages/i18n/glossary\` (\`native\`: null), until somebody who grew up with the language confirms them. Words of safer play are marked in every language; no other word is confirmed either, these are the ones to begin with.

| Words | Languages |
| --- | --- |
`

function waitingTable(): string {
  const waiting = COMPLETE_LANGUAGES.filter((code) => code !== 'EN').map(
    (code) => [code, waitingTerms(readGlossary(code)), Object.keys(readGlossary(code)).length] as const,
  )
  const whole = waiting.flatMap(([code, terms, all]) => (terms.length === all ? [code] : []))
  const languagesByTerm = new Map<string, LanguageCode[]>()
  for (const [code, terms] of waiting.filter(([code]) => !whole.includes(code)))
    for (const term of terms) languagesByTerm.set(term, [...(languagesByTerm.get(term) ?? []), code])
  const termsByLanguages = Object.groupBy([...languagesByTerm], ([, codes]) => codes.join(' '))
  const rows = Object.entries(termsByLanguages).map(
    ([codes, terms = []]) => `| ${terms.map(([term]) => term).join(', ')} | ${codes} |\n`,
  )
  return WAITING_HEAD + [`| all | ${whole.join(' ')} |\n`, ...rows].join('')
}

const BOXES_HEAD = `
## On the screen

Measured by \`npm run boxes -- --write\` on a phone of 320 px, at the ordinary size of text and at twice that: every text of the catalogue that is cut off, lies on another or is still English, and every screen that is too wide. The hint of a search may end in an ellipsis at twice the size and in the two pseudo-languages, where its field has the hint as its name too: a field has one line, a screen reader reads the name in full, and the magnifier shows what the field is for. \`en-XA\` and \`ar-XB\` are English with accents and half as long again, and English from right to left; they are measured on every screen, languages on home, login, deposit, the lottery table, the member centre and the game centre. A cell holds the misfits and the number of screens. † means that a text changed after it was measured: for a language one of those that these screens showed at the last measure in that brand (their ids are in \`packages/i18n/boxes.json\`), for a pseudo-language any English wording. That a screen shows another text, or is laid out in another way, is seen by the next measure only.

`

function boxesTable(): string {
  const boxes = readBoxes()
  const looks = Object.keys(boxes).toSorted()
  const languages = new Set(Object.values(boxes).flatMap((measured) => Object.keys(measured.languages)))
  if (languages.size === 0) return ''
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`
  const cell = (look: string, language: string): string => {
    const all = boxes[look]
    const measured = all?.languages[language]
    if (all === undefined || measured === undefined) return '–'
    const old = isOldMeasure(language, all) ? ' †' : ''
    return `${measured.misfits} of ${measured.screens}${old}`
  }
  return [
    BOXES_HEAD,
    row(['Language', ...looks]),
    row(['---', ...looks.map(() => '--:')]),
    ...[...languages]
      .toSorted()
      .map((language) => row([language, ...looks.map((look) => cell(look, language))])),
  ].join('')
}

/** Texts of the site and of the gateway, which a player reads side by side. */
function bothOf(code: LanguageCode): Catalogue {
  return { ...readCatalogue(code), ...readCatalogue(code, textSources().gateway.messages) }
}

/** The page as it should be. */
export function languagesPage(): string {
  const english = readCatalogue('EN')
  const ids = Object.keys(english)
  const stale = readStale()
  const { gateway } = textSources()
  const gatewayStale = readStale(gateway.stale)
  const readings = readReadings()
  const rows = LANGUAGE_CODES.flatMap((code) => {
    const own = readCatalogue(code)
    if (Object.keys(own).length === 0) return []
    const { ownName, tag, dir, digits } = languageOf(code)
    const pairs = ids.flatMap((id) => (own[id] === undefined ? [] : [[english[id] ?? '', own[id]] as const]))
    const isSource = code === 'EN'
    const cells = [
      code,
      ownName,
      tag,
      dir,
      digits,
      `${pairs.length} + ${Object.keys(readCatalogue(code, gateway.messages)).length}`,
      isSource ? '–' : staleIn(stale, code).length + staleIn(gatewayStale, code).length,
      isSource ? '–' : sameAsEnglish(english, own).length,
      Object.keys(readGlossary(code)).length || '–',
      isSource ? '–' : secondWords(bothOf('EN'), bothOf(code)).length,
      pairs.filter(([source, text]) => isLongLabel(source, text)).length,
      isSource ? 'source' : (readings[code]?.second ?? 'none'),
      readings[code]?.scores.site ?? '–',
      readings[code]?.scores.gateway ?? '–',
      readings[code]?.scores.on ?? '–',
      Object.values(readCorrections(code)).flatMap((texts) => Object.keys(texts)).length,
      isSource ? '–' : (readings[code]?.native ?? 'not confirmed'),
    ]
    return [`| ${cells.join(' | ')} |`]
  })
  return (
    HEAD.replace('LEGAL_COUNT', String(ids.filter(isLegalText).length)).replace(
      'WORDS_GATED',
      readOneWord().gated.join(', '),
    ) +
    `${rows.join('\n')}\n` +
    GATES.replace('WORDS_GATED', readOneWord().gated.join(', ')) +
    habitsTable() +
    waitingTable() +
    boxesTable()
  )
}

/** The page as it is. */
export function readLanguagesPage(): string {
  return existsSync(LANGUAGES_PAGE) ? readFileSync(LANGUAGES_PAGE, 'utf8') : ''
}
