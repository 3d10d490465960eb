import { mkdtemp, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { namesIn, targetOf, textOf } from './reading.ts'
import { listBrands } from './store.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-reading-'))
  await mkdir(join(folder, 'inner'))
  await writeFile(join(folder, 'file'), 'text')
  await symlink('circle', join(folder, 'circle'))
})
afterAll(() => rm(folder, { recursive: true }))

it.each([
  ['what is not there', 'nothing'],
  ['something below a file', 'file/inner'],
])('%s is nothing', (_what, name) => {
  const path = join(folder, name)
  expect([textOf(path), namesIn(path), targetOf(path)]).toEqual([undefined, [], undefined])
})

it('something of another kind is nothing', () => {
  expect(textOf(join(folder, 'inner'))).toBeUndefined()
  expect(namesIn(join(folder, 'file'))).toEqual([])
  expect(targetOf(join(folder, 'file'))).toBeUndefined()
})

it('a store that is there and cannot be looked at is no empty one', async () => {
  await expect(listBrands(join(folder, 'circle'))).rejects.toThrow('ELOOP')
})
