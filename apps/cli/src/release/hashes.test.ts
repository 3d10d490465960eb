import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it, test } from 'vitest'

import { openHashes } from './hashes.ts'

let folder: string
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'livery-hashes-'))))
afterEach(() => rm(folder, { recursive: true }))

const MIB = 1024 ** 2

test.each([0, 1, MIB - 1, MIB, MIB + 1, 2 * MIB + 7])('hashes a file of %i bytes', async (bytes) => {
  const content = Buffer.alloc(bytes, 'livery')
  const file = join(folder, 'file')
  await writeFile(file, content)
  const sha256 = createHash('sha256').update(content).digest('hex')
  expect(openHashes().look(file)).toEqual({ sha256, bytes })
})

it('hashes a file again when it was changed since', async () => {
  const file = join(folder, 'file')
  const hashes = openHashes()
  await writeFile(file, 'one')
  const before = hashes.of(file)
  expect(hashes.of(file)).toBe(before)
  await writeFile(file, 'other')
  expect(hashes.of(file)).not.toBe(before)
  expect(hashes.of(join(folder, 'none'))).toBeUndefined()
})
