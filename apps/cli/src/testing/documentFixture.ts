import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { afterEach, beforeEach } from 'vitest'

import type { DocumentSettings } from '../documents/settings.ts'
import type { Fixture } from './fixture.ts'
import { fixtureFor } from './fixtureFor.ts'

const HOUR = 3_600_000

/** Words that the gateway answers with, changed by tests. */
interface Words {
  games: string[]
  promotions: string[]
}

/** Brand `harbour`, whose documents are made from a gateway's answers. */
export interface DocumentFixture {
  readonly fixture: Fixture
  /** Settings of a build whose gateway answers; content counts as true for an hour. */
  readonly settings: () => DocumentSettings
  /** Settings of a build whose gateway refuses every connection. */
  readonly unreachable: () => DocumentSettings
  readonly says: Words
  /** Requests that the gateway received. */
  readonly received: readonly { readonly url: string; readonly headers: IncomingHttpHeaders }[]
  /** The build's clock, ms. */
  readonly now: () => number
  /** Moves the build's clock on. */
  readonly wait: (ms: number) => void
  readonly bundle: () => string
  /** Text of a file of the bundle. */
  readonly read: (path: string) => Promise<string>
  readonly build: (documents?: DocumentSettings) => ReturnType<Fixture['build']>
  /** Hash of every file of the bundle, by its path. */
  readonly contents: () => Promise<Record<string, string>>
}

/** A gateway that would tell a member's data to whoever has a token or a cookie of theirs. */
function answer(says: Words, url: string, isMember: boolean): unknown {
  if (isMember || url.startsWith('/wps/member')) return { token: 'MEMBER-TOKEN', username: 'MEMBER-NAME' }
  if (url.startsWith('/lgw/games/hot')) return { list: says.games.map((name) => ({ name })) }
  if (url.startsWith('/wps/promotions'))
    return { list: says.promotions.map((id) => ({ id, title: `Offer ${id}`, summary: `All of ${id}` })) }
  if (url.startsWith('/wps/system/helpCenter'))
    return {
      list: [{ title: 'Money', content: '', children: [{ title: 'How long?', content: '<p>Ten.</p>' }] }],
    }
  return undefined
}

/** A fresh brand with a gateway of its own for each test of a file. */
export function documentFixture(): DocumentFixture {
  const fixture = fixtureFor('each')
  const says: Words = { games: [], promotions: [] }
  const received: { url: string; headers: IncomingHttpHeaders }[] = []
  let now = 0
  let server: Server

  beforeEach(async () => {
    received.length = 0
    Object.assign(says, { games: ['Pearl'], promotions: ['promo_1'] })
    now = 100 * HOUR
    server = createServer(({ url = '', headers }, response) => {
      received.push({ url, headers })
      const value = answer(says, url, headers.authorization !== undefined || url.includes('token='))
      response.statusCode = value === undefined ? 404 : 200
      response.setHeader('Content-Type', 'application/json')
      response.setHeader('Set-Cookie', 'session=MEMBER-COOKIE')
      response.end(JSON.stringify({ success: value !== undefined, value, requestId: '1' }))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(() => void server.close())

  const from = (gateway: string): DocumentSettings => ({
    snapshots: join(fixture.root, '.cache/snapshots'),
    gateway,
    maxAge: HOUR,
    now: () => now,
    // A busy machine is no gateway that is down.
    timeLimits: { call: HOUR, brand: HOUR },
  })
  const settings = () => from(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const bundle = () => join(fixture.root, 'dist/harbour')

  return {
    fixture,
    settings,
    unreachable: () => from('http://127.0.0.1:9'),
    says,
    received,
    now: () => now,
    wait: (ms) => void (now += ms),
    bundle,
    read: (path) => readFile(join(bundle(), path), 'utf8'),
    build: (documents = settings()) => fixture.build({ ids: ['harbour'], documents }),
    async contents() {
      const entries = await readdir(bundle(), { recursive: true, withFileTypes: true })
      const files = entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
      const hashed = files.map(async (file) => [
        file.slice(bundle().length + 1),
        createHash('sha256')
          .update(await readFile(file))
          .digest('hex'),
      ])
      return Object.fromEntries(await Promise.all(hashed)) as Record<string, string>
    },
  }
}

/** Content that a document was made with: its address, its age and the gateway's answers; null without content. */
export const originOf = (page: string) =>
  JSON.parse(/id="livery-content">([^]*?)<\/script>/.exec(page)?.[1] ?? 'null') as { asOf: number } | null
