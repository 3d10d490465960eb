import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { openDisk } from './disk.ts'
import { writeStoreFile } from './nginxStore.ts'

it('answers hosts of no brand before any brand does, and is written when it differs', async () => {
  const store = await mkdtemp(join(tmpdir(), 'livery-store-'))
  const changes: string[] = []
  const disk = openDisk((change) => changes.push(change))
  await writeStoreFile(disk, store)
  const text = await readFile(join(store, 'nginx.conf'), 'utf8')
  const server = text.indexOf('default_server')
  expect(server).toBeGreaterThan(0)
  expect(text.indexOf(`include ${join(store, '*/live/nginx.conf')};`)).toBeGreaterThan(server)
  expect(text).toMatch(/server_name _;[^}]*ssl_reject_handshake on;[^}]*return 404;/)
  const written = changes.length
  await writeStoreFile(disk, store)
  expect([changes.length, await readdir(store)]).toEqual([written, ['nginx.conf']])
  await rm(store, { recursive: true })
})
