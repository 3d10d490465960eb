import { LANGUAGE_CODES } from '@livery/i18n/registry'
import type { LanguageCode } from '@livery/i18n/registry'
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
  offered: distinct(code, 'languages'),
  default: code,
  tags: v.optional(v.strictObject(tagEntries), {}),
})
