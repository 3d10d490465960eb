import {
  type Catalogue,
  checkCatalogue,
  isLegalText,
  labelLimit,
  noteOf,
  type StaleTexts,
  staleIn,
  type TranslatedText,
} from '@livery/i18n/compile'
import type { LanguageCode } from '@livery/i18n/registry'
import type { OfferedUnit, TextDocument } from '@livery/i18n/xliff'

import { type Places, shownOn } from './shownOn.ts'

/** Folder of the pictures of the screens, in the repository. */
export const SCREEN_PICTURES = 'docs/pictures/screens'

/** Texts that a translator works on: the site's, the gateway's, or those that a brand shows. */
export interface Texts {
  readonly language: LanguageCode
  readonly english: Catalogue
  /** Texts of the language; those of a brand before the site's. */
  readonly own: Catalogue
}

/** Choice among the texts. */
export interface Offer {
  /** Only texts that the operator answers for. */
  readonly legal?: boolean
  /** Only texts that are missing or stale. */
  readonly open?: boolean
}

/** Facts about the texts that a translator needs. */
export interface Briefing {
  /** Notes on where the texts stand, by id or by the beginning of ids. */
  readonly context: Catalogue
  /** Screens and stories that show the texts. */
  readonly places: Places
  /** Screens that have a picture. */
  readonly screens: readonly string[]
  readonly stale: StaleTexts
}

/** Units of a document: each text with its notes, stale and missing ones as `initial`. */
export function offeredUnits(
  { language, english, own }: Texts,
  { context, places, screens, stale }: Briefing,
  { legal = false, open = false }: Offer,
): OfferedUnit[] {
  const outdated = new Set(staleIn(stale, language))
  return Object.entries(english).flatMap(([id, source]): OfferedUnit[] => {
    const target = own[id]
    const isOpen = target === undefined || outdated.has(id)
    if ((legal && !isLegalText(id)) || (open && !isOpen)) return []
    const limit = labelLimit(source)
    const notes = [
      noteOf(context, id),
      limit && `A label: ${limit} letters at most.`,
      placeNote(id, places, screens),
      outdated.has(id) && 'The English text changed after this translation was made.',
    ].filter((note) => typeof note === 'string')
    return [{ id, source, target, state: isOpen ? 'initial' : 'translated', notes }]
  })
}

/** Note on where to see a text. */
function placeNote(id: string, places: Places, screens: readonly string[]): string | undefined {
  const shown = shownOn(id, places, screens)
  if (shown === undefined) return undefined
  return 'story' in shown ? `Story: ${shown.story}` : `Picture: ${SCREEN_PICTURES}/${shown.screen}.webp`
}

/** Effect of a translator's document on a catalogue. */
export interface TakenOver {
  /** The catalogue with the new texts, in the order of the English one. */
  readonly texts: Catalogue
  readonly changed: readonly string[]
  /** Texts that the translator left as they are and says are right for the English text of today. */
  readonly confirmed: readonly string[]
  /** Texts that were left out, each with the reason. */
  readonly refused: readonly { readonly id: string; readonly why: string }[]
}

/** Gates that a text has to pass; each fault is a phrase that follows its id. */
export type Gates = (text: TranslatedText) => readonly string[]

/**
 * Takes over the translated texts of a document. A text is left out when it is unknown, was made from another
 * English text, breaks a placeholder or the syntax, or does not pass the gates; the others are taken.
 */
export function takeOver(
  { english, own }: Texts,
  { units }: Pick<TextDocument, 'units'>,
  gates: Gates,
): TakenOver {
  const refused: { id: string; why: string }[] = []
  const taken: Record<string, string> = {}
  const confirmed: string[] = []
  for (const { id, source, target, state } of units) {
    if (target === undefined || state === 'initial') continue
    if (target === own[id]) {
      if (source === english[id]) confirmed.push(id)
      continue
    }
    const why = faultOf(id, source, target, english, gates)
    if (why === undefined) taken[id] = target
    else refused.push({ id, why })
  }
  const all = { ...own, ...taken }
  const texts = Object.fromEntries(
    Object.keys(english).flatMap((id) => (all[id] === undefined ? [] : [[id, all[id]]])),
  )
  return { texts, changed: Object.keys(taken), confirmed, refused }
}

/**
 * Own texts of a brand after a document changed some. One that became the site's text is none of its own any more; all
 * others stay as they are, also those that equal the site's text today, which somebody approved.
 * @param site texts of the language without the brand's
 */
export function overridesAfter(
  overrides: Catalogue,
  site: Catalogue,
  texts: Catalogue,
  changed: readonly string[],
): Catalogue {
  const after = new Map(Object.entries(overrides))
  for (const id of changed) {
    const text = texts[id]
    if (text === undefined || text === site[id]) after.delete(id)
    else after.set(id, text)
  }
  return Object.fromEntries(after)
}

function faultOf(
  id: string,
  source: string,
  target: string,
  english: Catalogue,
  gates: Gates,
): string | undefined {
  const wanted = english[id]
  if (wanted === undefined) return 'is no message of the product'
  if (wanted !== source) return `was made from “${source}”; the English text is now “${wanted}”`
  const problems = checkCatalogue({ [id]: wanted }, { [id]: target })
  const faults =
    problems.length > 0 ? problems.map(({ detail }) => detail) : gates({ id, english: wanted, text: target })
  return faults.length === 0 ? undefined : faults.join('; ')
}
