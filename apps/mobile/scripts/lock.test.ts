import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { withLock } from './lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('lets one at a time work', async () => {
  const file = join(folder, 'deep/lock')
  let inside = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++inside)
    await new Promise((resolve) => setTimeout(resolve, 5))
    inside -= 1
  }
  await Promise.all(Array.from({ length: 6 }, () => withLock(file, work)))
  expect(most).toBe(1)
  expect(existsSync(file)).toBe(false)
})

it('is given back by work that fails', async () => {
  const file = join(folder, 'lock')
  await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await withLock(file, async () => 'again')).toBe('again')
})

it('is taken over from a process that is gone', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  const file = join(folder, 'lock')
  await writeFile(file, String(pid))
  expect(await withLock(file, async () => 'mine')).toBe('mine')
})
