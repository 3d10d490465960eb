import { LANGUAGES, LANGUAGE_CODES, isLanguageCode } from '@livery/i18n/registry'
import { nearest } from '@livery/theme'
import * as v from 'valibot'

/** Platform codes for the country or language tag that people often write instead. */
function languagesMeant(text: string): string[] {
  const said = text.toLowerCase()
  return LANGUAGE_CODES.filter((code) => {
    const { tag, country } = LANGUAGES[code]
    const [language = ''] = tag.toLowerCase().split('-')
    const place = `${language}-${country.toLowerCase()}`
    return [tag.toLowerCase(), country.toLowerCase(), place].includes(said)
  })
}

const BARE_HOST = /^[\w-]+(\.[\w-]+)+([:/]|$)/

/** Likely corrections of a text. */
function* formsOf(text: string): Generator<unknown> {
  const trimmed = text.replaceAll(/\p{Cc}+/gu, ' ').trim()
  if (trimmed === '') return
  yield trimmed
  yield trimmed.toUpperCase()
  yield trimmed.toLowerCase()
  yield trimmed.replace(/^http:/, 'https:')
  const address = BARE_HOST.test(trimmed) ? `https://${trimmed}` : trimmed
  yield address
  if (URL.canParse(address)) {
    const { origin, hostname } = new URL(address)
    yield origin.replace(/^http:/, 'https:')
    yield hostname
  }
  yield Number(trimmed)
  if (trimmed === 'true' || trimmed === 'yes') yield true
  if (trimmed === 'false' || trimmed === 'no') yield false
  yield [trimmed]
  yield trimmed.split(/[\s,]+/)
}

function* likely(found: unknown, options: readonly string[]): Generator<unknown> {
  if (typeof found === 'string') {
    const meant = nearest(found, options)
    const isChoiceOfLanguages = options.length > 0 && options.every(isLanguageCode)
    if (isChoiceOfLanguages) yield* languagesMeant(found)
    if (meant !== undefined) yield meant
    yield* formsOf(found)
  }
  if (found === 0 || found === 1) yield found === 1
  if (typeof found === 'number') yield String(found)
}

/**
 * Proposed correction: the first likely form that the field's own rule accepts.
 *
 * @param options values of a closed list
 * @returns undefined when none fits: a wrong guess misleads more than none
 */
export function suggest(
  found: unknown,
  schema: v.GenericSchema | undefined,
  options: readonly string[],
): unknown {
  if (schema === undefined) return undefined
  for (const form of likely(found, options))
    if (form !== found && v.safeParse(schema, form).success) return form
  return undefined
}
