import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { claimFolder } from './folderOwner.ts'

let place = ''
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'livery-owner-'))
})
afterAll(() => rm(place, { recursive: true }))

test('a folder has one owner at a time, under every name of it', async () => {
  const folder = join(place, 'data')
  const release = await claimFolder(folder)
  await symlink(folder, join(place, 'other'))
  await expect(claimFolder(folder)).rejects.toThrow(`Another sandbox uses the folder ${folder}`)
  await expect(claimFolder(join(place, 'other'))).rejects.toThrow('Another sandbox uses')
  const elsewhere = await claimFolder(join(place, 'more'))
  await release()
  await (
    await claimFolder(folder)
  )()
  await elsewhere()
})
