import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, it, vi } from 'vitest'

import { brandEntries, hasPath } from './brandEntries.ts'

/** Error of the system for a path, as for somebody who is not root. */
function refused(path: unknown, names: RegExp): void {
  if (names.test(String(path))) throw Object.assign(new Error('EACCES'), { code: 'EACCES' })
}

// Test files share their modules: those that were loaded before know nothing of this, and later ones may not.
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.resetModules()
})
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>()
  return {
    ...real,
    lstatSync: (path: string, options: { throwIfNoEntry: false }) => {
      refused(path, /listed\/./)
      return real.lstatSync(path, options)
    },
    readdirSync: (path: string) => {
      refused(path, /closed$/)
      return real.readdirSync(path)
    },
  }
})

const folder = mkdtempSync(join(tmpdir(), 'livery-entries-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('refuses an entry that cannot be read, and lists the others', () => {
  for (const name of ['listed', 'closed', 'open']) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'one.svg'), '')
  }
  const entries = brandEntries(folder).map(({ path, refused: why }) => [path, why?.found])
  const unreadable = 'an entry that cannot be read'
  expect(entries).toEqual([
    ['closed', unreadable],
    ['listed', undefined],
    ['listed/one.svg', unreadable],
    ['open', undefined],
    ['open/one.svg', undefined],
  ])
  expect(hasPath(folder, 'listed/one.svg')).toBe(true)
  expect(brandEntries(folder, 'closed')).toEqual([])
})
