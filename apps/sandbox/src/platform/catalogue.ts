import { fileURLToPath } from 'node:url'

import { readCatalogue, type Catalogue } from '@livery/i18n/compile'
import type siteTexts from '@livery/i18n/messages/EN.json'
import { isLanguageCode } from '@livery/i18n/registry'

import type ownTexts from '../../messages/EN.json'

/** Id of a text in the sandbox's own `messages/<CODE>.json`, catalogues in the site's format. */
export type OwnTextId = keyof typeof ownTexts

/** Id of any text: an own one, or one of the site's catalogues where the site says the same. */
export type TextId = OwnTextId | keyof typeof siteTexts

const FOLDER = fileURLToPath(new URL('../../messages/', import.meta.url))

const kept = new Map<string, { readonly own: Catalogue; readonly site: Catalogue }>()

function catalogues(language: string) {
  const known = kept.get(language)
  if (known) return known
  const read = isLanguageCode(language)
    ? { own: readCatalogue(language, FOLDER), site: readCatalogue(language) }
    : { own: {}, site: {} }
  kept.set(language, read)
  return read
}

/** The sandbox's own texts of a language; empty for a language without a catalogue. */
export const catalogueOf = (language: string): Catalogue => catalogues(language).own

/** Text in a language, or in English where the catalogues of the language lack it. */
export function catalogueText(id: TextId, language: string): string {
  const { own, site } = catalogues(language)
  const found = own[id] ?? site[id]
  if (found !== undefined || language === 'EN') return found ?? id
  return catalogueText(id, 'EN')
}
