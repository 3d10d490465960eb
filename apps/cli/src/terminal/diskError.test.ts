import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { diskError } from './diskError.ts'

const failed = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more })

it.each([
  [
    'a full disk',
    failed('ENOSPC', { path: '/store/a' }),
    'The disk is full: make room, then run the command again. (/store/a)',
  ],
  [
    'a read-only disk',
    failed('EROFS', { path: '/a', dest: '/store/b' }),
    'The disk is read-only: nothing can be written there. (/store/b)',
  ],
  [
    'a folder in the place of a file',
    failed('EISDIR', { path: '/a' }),
    'A folder stands where a file belongs. (/a)',
  ],
  [
    'a folder that cannot be made, as Node says it of a read-only disk',
    failed('ENOENT', { syscall: 'mkdir', path: '/store/coral' }),
    'No folder can be made there: the disk is read-only, or is none that files are put on. (/store/coral)',
  ],
])('%s is told in words', (_what, error, words) => {
  expect(diskError(error)?.message).toBe(`${words} What was built, released and served before is unchanged.`)
})

it('a file in the place of a folder is told in words', () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-disk-'))
  const file = join(folder, 'store')
  writeFileSync(file, '')
  for (const path of [file, join(file, 'coral')]) {
    let thrown: unknown
    try {
      mkdirSync(path, { recursive: true })
    } catch (error) {
      thrown = error
    }
    expect(diskError(thrown)?.message).toContain(`A file stands where a folder belongs. (${path})`)
  }
  rmSync(folder, { recursive: true })
})

it.each([failed('ENOENT', { syscall: 'open' }), new Error('anything'), undefined])(
  'passes over %s',
  (error) => {
    expect(diskError(error)).toBeUndefined()
  },
)
