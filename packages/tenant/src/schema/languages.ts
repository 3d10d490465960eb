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

/** Sign-off of a language's legal and safer-play texts by a native reader whom the operator names. */
const approval = v.strictObject({
  /** Name of the reader, with the function or firm. */
  by: v.pipe(v.string('a name'), v.trim(), v.nonEmpty('a name'), v.maxLength(120, 'at most 120 characters')),
  /** Day of the sign-off. */
  on: v.pipe(v.string('a date'), v.isoDate('a date such as 2026-11-20')),
})

const approvalEntries = Object.fromEntries(
  LANGUAGE_CODES.map((language) => [language, v.exactOptional(approval)]),
) as Record<LanguageCode, ReturnType<typeof v.exactOptional<typeof approval, undefined>>>

export const languages = v.strictObject({
  /** Platform codes in the order of the language picker. */
  offered: distinct(code, 'languages'),
  /** The language of a first visitor; one of `offered`. */
  default: code,
  /** BCP 47 tags that replace the registry's, for instance `{ TY: 'ty-PF' }`. */
  tags: v.optional(v.strictObject(tagEntries), {}),
  /** Approvals of the legal and safer-play texts by language; a release for players asks for them. */
  approved: v.optional(v.strictObject(approvalEntries), {}),
})
