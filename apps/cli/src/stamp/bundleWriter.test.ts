import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { UserError } from '../terminal/userError.ts'
import { openBundleWriter } from './bundleWriter.ts'

const place = mkdtempSync(join(tmpdir(), 'livery-writer-'))
beforeAll(() => writeFileSync(join(place, 'source.js'), 'site()'))
afterAll(() => rmSync(place, { recursive: true }))

describe.each([
  ['on the thread', 0],
  ['without it', 9],
])('a bundle that is written %s', (_how, here) => {
  const writer = openBundleWriter(here)
  afterAll(() => writer.close())

  it('writes contents of both kinds, and links', async () => {
    const folder = join(place, 'coral')
    await writer.write(folder, [
      { path: 'index.html', content: 'Coral' },
      { path: 'icons/32.png', content: Buffer.from([1, 2]) },
      { path: 'assets/site.js', source: join(place, 'source.js'), bytes: 6 },
    ])
    const read = (path: string) => readFileSync(join(folder, path))
    expect([
      read('index.html').toString(),
      [...read('icons/32.png')],
      read('assets/site.js').toString(),
    ]).toEqual(['Coral', [1, 2], 'site()'])
  })

  it('says what the file system said, by which a command finds its words', async () => {
    const written = writer.write(join(place, 'source.js', 'coral'), [{ path: 'index.html', content: '' }])
    await expect(written).rejects.toMatchObject({
      code: 'ENOTDIR',
      path: expect.stringContaining('source.js'),
    })
  })

  it('says in one sentence that the shared code is gone', async () => {
    const file = { path: 'site.js', source: join(place, 'gone.js'), bytes: 6 }
    const written = writer.write(join(place, 'coral'), [file])
    await expect(written).rejects.toThrow(UserError)
    await expect(written).rejects.toThrow('The site was compiled again')
  })
})
