import * as fc from 'fast-check'

/** Files of a brand's folder by path. */
export type Folder = Readonly<Record<string, string | Buffer>>

/** Kind of entry that takes a file's place. */
export type Entry = 'symbolic link' | 'hard link' | 'pipe' | 'folder'

/** One change to a sound folder. */
export type Mutation =
  | {
      readonly kind: 'splice'
      readonly path: string
      readonly at: number
      readonly length: number
      readonly text: string
    }
  | { readonly kind: 'bytes'; readonly path: string; readonly at: number; readonly bytes: Uint8Array }
  | { readonly kind: 'cut'; readonly path: string; readonly share: number }
  | { readonly kind: 'remove'; readonly path: string }
  | { readonly kind: 'add'; readonly path: string; readonly text: string }
  | { readonly kind: 'entry'; readonly path: string; readonly entry: Entry }

/** Mark that a piece of code leaves behind if anything runs it. */
const CANARY = 'globalThis.liveryCanary=1'

/** Pieces of source that run, hang or nest, where they are run. */
const CODE = [
  `\`\${${CANARY}}\``,
  `(() => { ${CANARY} })()`,
  `''.at.constructor('${CANARY}')()`,
  `{ get name() { ${CANARY} } }`,
  `(${CANARY}, 'x')`,
  'process.env.PATH',
  "import('node:fs')",
  "'V'.repeat(2 ** 28)",
  '/(a+)+$/.test("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!")',
  '...Object.fromEntries([])',
  'while (true) {}',
  'throw 1',
  '['.repeat(3000),
  '!'.repeat(3000),
  'a?'.repeat(3000),
  'if(a)'.repeat(3000),
  '(a=>'.repeat(300),
  'new '.repeat(3000),
  'undefined',
  '-1e999',
  '1n',
  'NaN',
  '\u202E',
  '\uFEFF',
  '// ',
  '/*',
  '"',
  "'",
  '\\u{110000}',
  '\\ud800',
]

const MARKUP = [
  '<script>alert(1)</script>',
  '<g>',
  '</g>',
  '<use href="#a"/>',
  '<g id="a"><use href="#b"/><use href="#b"/></g><g id="b"><use href="#a"/></g>',
  '&b;',
  '<!DOCTYPE svg [<!ENTITY b "<g/>">]>',
  '<image href="data:image/png;base64,iVBORw0KGgo="/>',
  '<filter id="f"><feGaussianBlur stdDeviation="1e9"/><feMorphology radius="1e6"/></filter>',
  '<path d="M0 0h1e9" stroke="#000" stroke-dasharray=".0001"/>',
  '<rect width="1e300" height="-1" fill="url(#a)" filter="url(#f)"/>',
  'width="1e9"',
  'viewBox="0 0 1 1e9"',
  'viewBox="a b c d"',
  'xmlns="x"',
  ' onload=alert(1) ',
  '<pattern id="a" width=".0001" height=".0001"><rect width="1" height="1"/></pattern>',
  '<text textLength="1e9">x</text>',
  '<a',
  '<!--',
  '<![CDATA[',
  '<g>'.repeat(500),
]

const TEXTS = [
  '{count, plural, one {# game}}',
  '{name',
  '<b>',
  '"login.title": "a", ',
  '\u202E',
  '\\ud800',
  '\u0000',
  'x'.repeat(5000),
  '{"a":'.repeat(200),
  '[',
]

const piecesFor = (path: string): readonly string[] => {
  if (path.endsWith('.ts')) return CODE
  return path.endsWith('.svg') ? MARKUP : TEXTS
}

/**
 * Share of a file before a change, evenly. A `fc.double` would be even over the bits of numbers: nearly always a hair's
 * breadth from 0.
 */
const where = fc.noBias(fc.integer({ min: 0, max: 999_999 })).map((part) => part / 1_000_000)

/** Letters of any kind. The library's own strings of them take a second to set up, for values that are given to it. */
const noise = fc
  .array(fc.integer({ min: 0, max: 0x10_ff_ff }), { maxLength: 40 })
  .map((points) => String.fromCodePoint(...points).toWellFormed())

function ofFile(path: string): fc.Arbitrary<Mutation> {
  const piece = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...piecesFor(path)) },
    { weight: 1, arbitrary: noise },
    { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
  )
  const splice = fc.record({
    kind: fc.constant('splice' as const),
    path: fc.constant(path),
    at: where,
    length: fc.constantFrom(0, 0, 1, 5, 40),
    text: piece,
  })
  // One letter for another: most of these folders are sound, and have to build.
  const letter = fc.record({
    kind: fc.constant('splice' as const),
    path: fc.constant(path),
    at: where,
    length: fc.constant(1),
    text: fc.constantFrom(...'0123456789abcdefxyz ,.-'),
  })
  const bytes = fc.record({
    kind: fc.constant('bytes' as const),
    path: fc.constant(path),
    at: where,
    bytes: fc.uint8Array({ minLength: 1, maxLength: 8 }),
  })
  const cut = fc.record({ kind: fc.constant('cut' as const), path: fc.constant(path), share: where })
  const remove = fc.constant<Mutation>({ kind: 'remove', path })
  const entry = fc.record({
    kind: fc.constant('entry' as const),
    path: fc.constant(path),
    entry: fc.constantFrom<Entry>('symbolic link', 'hard link', 'pipe', 'folder'),
  })
  return fc.oneof(
    { weight: 6, arbitrary: splice },
    { weight: 12, arbitrary: letter },
    { weight: 2, arbitrary: bytes },
    { weight: 1, arbitrary: cut },
    { weight: 1, arbitrary: remove },
    { weight: 1, arbitrary: entry },
  )
}

/** One or two changes to a folder with these files. */
export function mutations(paths: readonly string[]): fc.Arbitrary<Mutation[]> {
  const added = fc.record({
    kind: fc.constant('add' as const),
    path: fc.constantFrom(
      'overrides.ts',
      'legal.ts',
      'messages/VI.json',
      'messages/..json',
      'approved/VI.json',
      'assets/banners/two.svg',
      'assets/logo-light.svg',
      'assets/deep/er/and/deeper/x.svg',
      '.hidden',
    ),
    text: fc.constantFrom('', '{}', 'export default {}', '<svg/>', ...CODE, ...MARKUP),
  })
  const one = fc.oneof(
    { weight: 9, arbitrary: fc.oneof(...paths.map(ofFile)) },
    { weight: 1, arbitrary: added },
  )
  return fc.array(one, { minLength: 1, maxLength: 2 })
}

/** Content of a file after a change; undefined for changes of its entry. */
export function changed(content: Buffer, mutation: Mutation): Buffer | undefined {
  if (mutation.kind === 'splice') {
    const text = content.toString('latin1')
    const at = Math.floor(mutation.at * text.length)
    const piece = Buffer.from(mutation.text).toString('latin1')
    return Buffer.from(text.slice(0, at) + piece + text.slice(at + mutation.length), 'latin1')
  }
  if (mutation.kind === 'bytes') {
    const copy = Buffer.from(content)
    copy.set(mutation.bytes.subarray(0, copy.length), Math.floor(mutation.at * Math.max(0, copy.length - 8)))
    return copy
  }
  if (mutation.kind === 'cut') return content.subarray(0, Math.floor(mutation.share * content.length))
  return undefined
}
