import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { takeLock, withLock } from './lock.ts'

const LOCK_MODULE = new URL('./lock.ts', import.meta.url).href

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('admits one process at a time', async () => {
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
  expect(Number(readFileSync(file, 'utf8'))).toBe(process.pid)
})

it('is released when the work fails', async () => {
  const file = join(folder, 'lock')
  await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await withLock(file, async () => 'again')).toBe('again')
})

it('is held by another process, and let go when that is killed', async () => {
  const file = join(folder, 'lock')
  const source = `const { takeLock } = await import(${JSON.stringify(LOCK_MODULE)})
    await takeLock(${JSON.stringify(file)}); console.log('held'); setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(holder.stdout, 'data')
  expect(await takeLock(file)).toBeUndefined()
  expect(Number(readFileSync(file, 'utf8'))).toBe(holder.pid)
  const steps: string[] = []
  const waiting = withLock(file, async () => void steps.push('locked here'))
  await new Promise((resolve) => setTimeout(resolve, 150))
  steps.push('killed')
  holder.kill('SIGKILL')
  await waiting
  expect(steps).toEqual(['killed', 'locked here'])
})

it('is not kept by a file that a killed process left', async () => {
  const file = join(folder, 'lock')
  await writeFile(file, String(process.ppid))
  expect(await withLock(file, async () => Number(readFileSync(file, 'utf8')))).toBe(process.pid)
})
