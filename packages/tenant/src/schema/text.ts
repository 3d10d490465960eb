import { isLoopback } from '@livery/domain/site'
import * as v from 'valibot'

/* Every message of this folder completes the sentence 'expected …', to which `readTenant` adds the value
   found. */

/** Text without stacks of marks, which would cover the lines above and below: no script needs more than four. */
const STACKED = /^(?![^]*\p{M}{5})/u

/** Text of 1 to `longest` characters without control characters. */
export function text(what: string, longest: number) {
  const expected = `${what} of 1 to ${longest} characters`
  return v.pipe(
    v.string(expected),
    v.minLength(1, expected),
    v.maxLength(longest, expected),
    v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, `${what} without control characters`),
    v.regex(/^[^\u202A-\u202E\u2066-\u2069]*$/u, `${what} without direction overrides`),
    // Joiners are letters of Persian and of Indian scripts, and hold emoji together.
    v.regex(
      /^[^\u00AD\u115F\u1160\u200B\u2060\u3164\uFEFF\uFFA0\u{E0000}-\u{E007F}]*$/u,
      `${what} without invisible characters`,
    ),
    v.regex(/^$|\S/u, `${what} that is not blank`),
    v.regex(/^\s+$|^(?!\s)[^]*(?<!\s)$/u, `${what} without blanks at its ends`),
    v.regex(STACKED, `${what} with at most four marks on a letter`),
  )
}

/** Text of one exact form. */
export function form(pattern: RegExp, expected: string) {
  return v.pipe(v.string(expected), v.regex(pattern, expected))
}

/** One of a closed list; `readTenant` proposes the nearest. */
export function oneOf<const T extends readonly [string, ...string[]] | readonly string[]>(values: T) {
  return v.picklist(values, `one of ${values.join(', ')}`)
}

/** A list with no entry twice. @param least least number of entries, 0 where an empty list has a meaning */
export function distinct<S extends v.GenericSchema<unknown, string>>(
  item: S,
  what: string,
  least: 0 | 1 = 1,
) {
  return v.pipe(
    v.array(item, `a list of ${what}`),
    v.minLength(least, `at least one of ${what}`),
    v.maxLength(200, `at most 200 of ${what}`),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { value } = dataset
      value.forEach((entry, index) => {
        if (value.indexOf(entry) === index) return
        addIssue({
          message: `each of ${what} once`,
          input: entry,
          path: [{ type: 'array', origin: 'value', input: value, key: index, value: entry }],
        })
      })
    }),
  )
}

function parsed(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined
}

function isSafe(url: URL): boolean {
  return (
    // A wildcard in a content security policy would mean any host.
    !url.hostname.includes('*') &&
    url.username === '' &&
    url.password === '' &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)))
  )
}

/** An https address; plain http only on a loopback host, for development. */
export const webAddress = v.pipe(
  v.string('an https address'),
  v.maxLength(2000, 'an https address of at most 2000 characters'),
  v.check((value) => {
    const url = parsed(value)
    return url !== undefined && isSafe(url)
  }, 'an https address (http only on a loopback host)'),
)

function isOrigin(value: string): boolean {
  const url = parsed(value)
  return url !== undefined && isSafe(url) && url.origin === value
}

const ORIGIN = 'an https origin without a path, such as https://games.example (http only on a loopback host)'

/** Scheme, host and port, nothing after them; plain http only on a loopback host, for development. */
export const origin = v.pipe(v.string(ORIGIN), v.check(isOrigin, ORIGIN))

const OWN_OR_ORIGIN = `'' for the site's own origin, or ${ORIGIN}`

/** An origin, or '' for the site's own. */
export const ownOrOrigin = v.pipe(
  v.string(OWN_OR_ORIGIN),
  v.check((value) => value === '' || isOrigin(value), OWN_OR_ORIGIN),
)
