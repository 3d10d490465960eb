import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { loadRenderer } from './renderer.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-renderer-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('is loaded from the next bundle of its compile where it failed in the first', async () => {
  const [broken, sound] = [join(folder, 'broken.mjs'), join(folder, 'sound.mjs')]
  await writeFile(broken, 'throw new Error("damaged")')
  await writeFile(sound, 'export const renderDocument = () => Promise.resolve({ html: "sound" })')
  await expect(loadRenderer(broken, 'same')).rejects.toThrow('damaged')
  expect(await loadRenderer(sound, 'same')).toBeTypeOf('function')
})
