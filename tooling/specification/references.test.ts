import { describe, expect, it } from 'vitest'

import { citationsIn, referencesIn } from './references.ts'

describe('references', () => {
  it('are found in comments, pages and titles, with their line', () => {
    const text = "// first\n/** S-login-07 and D-0007 */\nconst x = 'S-a'"
    expect(referencesIn({ path: 'a.ts', text })).toEqual([
      { id: 'S-login-07', file: 'a.ts', line: 2, inTest: false },
      { id: 'D-0007', file: 'a.ts', line: 2, inTest: false },
    ])
  })

  it.each([
    ['a.test.ts', "it('shows it (S-login-07)', () => {", true],
    ['a.test.tsx', "  ['a visitor (S-login-07)', 1],", true],
    ['a.spec.ts', '  // see S-login-07', false],
    ['a.test.ts', ' * S-login-07', false],
    ['a.test.ts', "it('shows it', run) // S-login-07", false],
    ['a.ts', "const title = 'S-login-07'", false],
  ])('of %s in "%s" count as a title: %s', (path, text, inTest) => {
    expect(referencesIn({ path, text })).toMatchObject([{ id: 'S-login-07', inTest }])
  })

  it.each(['D-20261121-0001', 'IDS-login-07', 'S-login', 'AD-0001', 'S-07'])('are not seen in %s', (text) => {
    expect(referencesIn({ path: 'a.ts', text })).toEqual([])
  })
})

describe('citations', () => {
  it.each([
    '/** Never readable (decision 11). */',
    ' * by code (decisions 6 and 7)',
    '/** Converts nothing (decision record 8). */',
    ' * See docs/decisions/0006.',
    '/** Default 6 (specification, §9). */',
    "// whole row (specification, 'Login')",
    '// as the specification names it',
    '/** All timings of the specification (section 9). */',
  ])('in code are found: %s', (text) => {
    expect(citationsIn({ path: 'a.ts', text: `first\n${text}` })).toEqual([2])
  })

  it.each([
    ['a.ts', '// The example of the CSP specification.'],
    ['a.ts', '// a decision of the player'],
    ['a.md', 'A row of the [list](specification/README.md).'],
    ['a.md', 'The requirements are in [the specification](docs/specification/README.md).'],
  ])('are not found in %s: %s', (path, text) => expect(citationsIn({ path, text })).toEqual([]))

  it('are found in pages too', () => {
    expect(citationsIn({ path: 'a.md', text: '([decision 8](0008.md))' })).toEqual([1])
  })
})
