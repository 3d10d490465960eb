import * as fc from 'fast-check'

/** Texts that have broken programs before: ends of strings, of statements, of pages and of encodings. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u2066evil',
  '\ufeffname',
  '👩‍👩‍👧‍👦'.repeat(20),
  'İıſK',
  "' or 1=1 --",
  "'; drop table member; --",
  '$1',
  '\\',
  '%',
  '_%',
  '%00',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '${7*7}',
  '../../../../etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'http://169.254.169.254/',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-1',
  '-0',
  '1e309',
  '0x10',
  '9223372036854775808',
  '99999999999999999999999999.99999999',
  '0.00000000000000000000000001',
  '1,000',
  '١٢٣',
  '2026-02-30',
  '+1000000-01-01T00:00:00.000Z',
  'x'.repeat(5000),
  'é'.repeat(600),
]

/** Values of other types. */
const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  2 ** 31,
  2 ** 53,
  [],
  [[]],
  [null],
  {},
  { toString: 1 },
  { length: 1e9 },
  Array.from({ length: 100 }, () => 'a'),
]

/** Texts that JSON and its schemas let pass, and databases do not. */
const ENCODINGS: readonly string[] = ['a\0b', '\ud800', 'a\udfff']

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.constantFrom(...ENCODINGS) },
)

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(hostileText, fc.constantFrom(...VALUES))

/** A value with one of its parts spoilt: replaced, left out, or joined by one that does not belong there. */
export function spoilt(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(value, fc.nat(1000), hostileText, hostileValue, fc.nat(9))
    .map(([whole, at, text, bad, way]) => {
      const paths = pathsOf(whole, [])
      const chosen = (list: readonly Path[]) => list[at % list.length] ?? []
      if (way === 0) return without(whole, chosen(paths))
      if (way === 1 && isRecord(whole)) return { ...whole, unexpected: bad }
      if (way === 2 && isRecord(whole)) return withPrototype(whole)
      if (way === 3) return replaced(whole, chosen(paths), bad)
      const texts = paths.filter((path) => typeof valueAt(whole, path) === 'string')
      return replaced(whole, chosen(texts.length > 0 ? texts : paths), text)
    })
}

/** A record with an own property of the name that others inherit from. */
const withPrototype = (whole: Readonly<Record<string, unknown>>): unknown =>
  Object.defineProperty({ ...whole }, '__proto__', { value: { admin: true }, enumerable: true })

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
    value,
  )

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Path = readonly string[]

function pathsOf(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([name, part]) => pathsOf(part, [...path, name]))]
}

function replaced(value: unknown, [name, ...rest]: Path, bad: unknown): unknown {
  if (name === undefined) return bad
  if (Array.isArray(value))
    return value.map((part, at) => (String(at) === name ? replaced(part, rest, bad) : (part as unknown)))
  return isRecord(value) ? { ...value, [name]: replaced(value[name], rest, bad) } : bad
}

function without(value: unknown, [name, ...rest]: Path): unknown {
  if (name === undefined || !isRecord(value)) return undefined
  if (rest.length > 0) return { ...value, [name]: without(value[name], rest) }
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
}
