import { describe, expect, it } from 'vitest'

import { editSource, literal } from './editSource.ts'

const SOURCE = `import { defineTenant } from '@livery/tenant'

// Our first brand.
export default defineTenant({
  id: 'harbour', // never changes
  'name': "Harbour",
  languages: { offered: ['EN', 'VI'], default: 'EN' },
  legal: {
    minimumAge: 18,
    address: 'Valletta',
  },
  empty: {},
})
`

const edit = (path: string, value: unknown) => editSource(SOURCE, 'tenant.ts', path.split('.'), value)
/** Lines that an edit took away and added. */
function diff(after: string): string[] {
  const [old, now] = [SOURCE.split('\n'), after.split('\n')]
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ]
}

describe('an edit changes the one value and keeps all else', () => {
  it.each([
    ['name', "O'Hara", [`-  'name': "Harbour",`, `+  'name': 'O\\'Hara',`]],
    ['legal.minimumAge', 21, ['-    minimumAge: 18,', '+    minimumAge: 21,']],
    ['legal.address', '1 New\nStreet', ["-    address: 'Valletta',", "+    address: '1 New\\nStreet',"]],
    ['legal.company', 'Ltd', ["+    company: 'Ltd',"]],
    ['games.cockfight.vendor', 'BTI', ["+  games: { cockfight: { vendor: 'BTI' } },"]],
    ['empty.here', [1, true], ['-  empty: {},', '+  empty: { here: [1, true] },']],
    [
      'languages.tags',
      { EN: 'en-GB', 'x-y': 'z' },
      [
        "-  languages: { offered: ['EN', 'VI'], default: 'EN' },",
        "+  languages: { offered: ['EN', 'VI'], default: 'EN', tags: { EN: 'en-GB', 'x-y': 'z' } },",
      ],
    ],
    [
      'languages.offered.1',
      'TH',
      [
        "-  languages: { offered: ['EN', 'VI'], default: 'EN' },",
        "+  languages: { offered: ['EN', 'TH'], default: 'EN' },",
      ],
    ],
  ])('%s', (path, value, lines) => {
    expect(diff(edit(path, value))).toEqual(lines)
  })
})

it.each([
  ['of a plain object', 'export default { a: 1 }', 'export default { a: 2 }'],
  [
    'with a type',
    'export default { a: 1 } satisfies TenantInput',
    'export default { a: 2 } satisfies TenantInput',
  ],
])('the data %s is found', (_what, before, after) => {
  expect(editSource(before, 'tenant.ts', ['a'], 2)).toBe(after)
})

it.each([
  ['legal.address.street', 'legal.address.street cannot be set'],
  ['languages.offered.7', 'languages.offered.7 is not there; the list has 2 entries'],
])('%s is refused', (path, said) => {
  expect(() => edit(path, 'x')).toThrow(said)
})

it('a file that is no data is refused', () => {
  expect(() => editSource('export default {', 'tenant.ts', ['a'], 1)).toThrow('cannot be read as data')
  expect(() => editSource('export const a = 1', 'tenant.ts', ['a'], 1)).toThrow('cannot be read as data')
})

it.each(["it's", 'say "so"', 'back\\slash', 'line\nbreak', '</script>', '\u2028', '日本語 🎰'])(
  'the text %j is written so that it reads the same',
  (text) => {
    expect(new Function(`return ${literal(text)}`)()).toBe(text)
  },
)
