import { describe, expect, it } from 'vitest'

import { examine, type Repository } from './examine.ts'
import type { Area, Requirement } from './pages.ts'

const row = (facts: Partial<Requirement> = {}): Requirement => ({
  id: 'S-login-01',
  text: 'The tabs',
  fulfilledBy: ['login/LoginPage.tsx'],
  provenBy: ['login/login.test.tsx'],
  state: 'done',
  ...facts,
})
const area = (requirements: Requirement[]): Area => ({
  key: 'login',
  title: 'Login',
  requirements,
})
const test = { path: 'packages/app/login/login.test.tsx', text: "it('has tabs (S-login-01)')" }
const sound: Repository = {
  areas: [area([row()])],
  files: ['packages/app/login/LoginPage.tsx', test.path],
  records: ['D-0001'],
  sources: [test],
}
const problems = (facts: Partial<Repository>) => examine({ ...sound, ...facts }).join('\n')

it('finds no problem in a valid repository', () => {
  expect(examine(sound)).toEqual([])
})

describe('ids', () => {
  it('are unique', () => {
    expect(problems({ areas: [area([row(), row()])] })).toContain('S-login-01: is there twice')
  })

  it.each(['S-login-1', 'login-01', 'S-other-01', 'S-login-x1'])(
    'have the form of their page: not %s',
    (id) => {
      expect(problems({ areas: [area([row(), row({ id })])] })).toContain(`${id}: an id on this page`)
    },
  )

  it.each([
    ['an unknown requirement in a comment', { path: 'a.ts', text: '// S-login-02' }, "a.ts:1: 'S-login-02'"],
    [
      'an unknown requirement in a title',
      { path: 'a.test.ts', text: "\nit('x (S-login-02)')" },
      'a.test.ts:2',
    ],
    ['an unknown record', { path: 'a.md', text: 'see D-0002' }, "a.md:1: 'D-0002'"],
    ['a citation by number', { path: 'a.ts', text: '// (decision 3)' }, 'a.ts:1: cites'],
  ])('that do not exist are reported: %s', (_, source, told) => {
    expect(problems({ sources: [test, source] })).toContain(told)
  })
})

describe('files', () => {
  it('exist', () => {
    expect(problems({ areas: [area([row({ fulfilledBy: ['login/Gone.tsx'] })])] })).toContain(
      "there is no file 'login/Gone.tsx'",
    )
  })

  it('must be unambiguous', () => {
    const files = [...sound.files, 'packages/ui/login/LoginPage.tsx']
    expect(problems({ files })).toContain("'login/LoginPage.tsx' may be any of")
  })

  it('of a folder exist', () => {
    expect(problems({ areas: [area([row({ fulfilledBy: ['packages/app/'] })])] })).toBe('')
    expect(problems({ areas: [area([row({ fulfilledBy: ['packages/gone/'] })])] })).toContain('no file')
  })
})

describe('states', () => {
  it('are known', () => {
    expect(problems({ areas: [area([row({ state: 'finished' })])] })).toContain("'finished' is no state")
  })

  it('of a done row without a file are reported', () => {
    expect(problems({ areas: [area([row({ fulfilledBy: [] })])] })).toContain('names no file')
  })

  it('of a dropped row name a record', () => {
    expect(problems({ areas: [area([row({ state: 'dropped' })])] })).toContain('names no record')
    expect(problems({ areas: [area([row({ state: 'dropped', text: 'dropped: D-0001' })])] })).toBe('')
  })
})

describe('done rows that no title names', () => {
  const untitled = [{ ...test, text: '// S-login-01' }]

  it('are errors', () => {
    expect(problems({ sources: untitled })).toBe('S-login-01: is done, and no title of a test names it.')
    expect(problems({ sources: untitled, areas: [area([row({ provenBy: [] })])] })).toContain(
      'nor is there a test',
    )
  })

  it('are ignored while they are missing', () => {
    expect(problems({ sources: untitled, areas: [area([row({ state: 'missing' })])] })).toBe('')
  })
})

it('a test that names a row has to be listed in that row', () => {
  expect(problems({ areas: [area([row({ provenBy: [] })])] })).toContain("does not list it under 'proven by'")
})
