import { readFileSync } from 'node:fs'

import type { Catalogue } from '@livery/i18n/compile'

import type english from '../../messages/EN.json'

/** Id of a text in `messages/<CODE>.json`, the catalogues in the site's own format. */
export type TextId = keyof typeof english

const FOLDER = new URL('../../messages/', import.meta.url)

const kept = new Map<string, Catalogue>()

/** Texts of a language; empty for a language without a catalogue. */
export function catalogueOf(language: string): Catalogue {
  const known = kept.get(language)
  if (known) return known
  const read = /^[A-Z]{2}$/.test(language) ? readOrNone(new URL(`${language}.json`, FOLDER)) : {}
  kept.set(language, read)
  return read
}

function readOrNone(file: URL): Catalogue {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Catalogue
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

/** Text in a language, or in English where the catalogue of the language lacks it. */
export const catalogueText = (id: TextId, language: string): string =>
  catalogueOf(language)[id] ?? catalogueOf('EN')[id] ?? id
