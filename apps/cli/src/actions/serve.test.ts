import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { fixtureFor } from '../testing/fixtureFor.ts'
import { listeningTerminal } from '../testing/listening.ts'
import { serve } from './serve.ts'

const fixture = fixtureFor('each')

/** Ends a server as the user's Ctrl-C does. */
function stopAfter(before: ReadonlySet<unknown>): void {
  const stop = process.listeners('SIGTERM').find((listener) => !before.has(listener))
  stop?.('SIGTERM')
}

it('a server of releases starts before the first is promoted, and says so', async () => {
  const store = join(fixture.root, 'releases')
  const flags = { root: fixture.root, releases: true, store, refresh: '0', host: '127.0.0.1' }
  await expect(serve(flags, listeningTerminal(), { port: 0 })).rejects.toThrow('run livery release')
  await mkdir(store)
  const terminal = listeningTerminal()
  const before = new Set<unknown>(process.listeners('SIGTERM'))
  const listening = Promise.withResolvers<void>()
  const served = serve(flags, terminal, { port: 0, onListening: listening.resolve })
  await listening.promise
  const [{ address } = { address: '' }] = terminal.objects as { address: string }[]
  const { status } = await fetch(address.replace('localhost', '127.0.0.1'))
  stopAfter(before)
  expect([status, await served]).toEqual([404, 0])
  expect(terminal.lines.join('\n')).toContain('yet: a brand is served once it is promoted')
})
