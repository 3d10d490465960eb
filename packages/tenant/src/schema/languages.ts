import { LANGUAGE_CODES, type LanguageCode } from '@livery/i18n/registry'
import * as v from 'valibot'

import { distinct, oneOf } from './text.ts'

const code = oneOf(LANGUAGE_CODES)

function isLanguageTag(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value)[0] === value
  } catch {
    return false
  }
}

const bcp47 = v.pipe(
  v.string('a BCP 47 tag'),
  v.check(isLanguageTag, 'a BCP 47 tag in its usual spelling, such as ty-PF'),
)

const tag = v.exactOptional(bcp47)
const tagEntries = Object.fromEntries(LANGUAGE_CODES.map((language) => [language, tag])) as Record<
  LanguageCode,
  typeof tag
>

export const languages = v.strictObject({
  /** Platform codes in the order of the language picker. */
  offered: distinct(code, 'languages'),
  /** The language of a first visitor; one of `offered`. */
  default: code,
  /** BCP 47 tags that replace the registry's, for instance `{ TY: 'ty-PF' }`. */
  tags: v.optional(v.strictObject(tagEntries), {}),
})
