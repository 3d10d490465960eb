import { connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

import { describe, expect, test } from 'vitest'

import { createSandbox } from '../server/sandbox.ts'
import { freshPglite, onPostgres, SLOW_TESTS } from '../testing/databases.ts'
import { player } from '../testing/player.ts'
import { type Database, openDatabase } from './index.ts'
import { MOST_WAITING } from './pglite.ts'
import { databaseUnavailable, retryWhileAway } from './unavailable.ts'

const failing = (message: string, code?: string, severity?: string): Error =>
  Object.assign(new Error(message), code && { code }, severity && { severity })

describe('a database that is away', () => {
  test.each<[Error, boolean]>([
    [failing('terminating connection due to administrator command', '57P01'), true],
    [failing('the database system is starting up', '57P03'), true],
    [failing('sorry, too many clients already', '53300'), true],
    [failing('could not extend file: No space left on device', '53100'), true],
    [failing('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'), true],
    [failing('Connection terminated unexpectedly'), true],
    [new Error('wrapped', { cause: failing('x', 'ECONNRESET') }), true],
    [new AggregateError([failing('x', 'ECONNREFUSED')], 'all addresses failed'), true],
    [failing('could not write init file', 'XX000', 'FATAL'), true],
    [failing('cache lookup failed for relation', 'XX000', 'ERROR'), false],
    [failing('duplicate key value violates unique constraint', '23505'), false],
    [failing('canceling statement due to statement timeout', '57014'), false],
    [failing('a fault of the code'), false],
  ])('%s: %s', (error, away) => expect(databaseUnavailable(error)).toBe(away))

  test('is tried again, unless the attempt may have changed something', async () => {
    let attempts = 0
    const attempt = async () => {
      attempts += 1
      if (attempts < 3) throw failing('gone', '57P01')
      return attempts
    }
    expect(await retryWhileAway(attempt, () => true)).toBe(3)
    attempts = 0
    await expect(retryWhileAway(attempt, () => false)).rejects.toThrow('gone')
    expect(attempts).toBe(1)
  })
})

/** Wire between the sandbox and PostgreSQL that a test can cut. */
async function openWire(target: URL) {
  const sockets = new Set<Socket>()
  let server: Server
  let port = 0
  let losing: string | undefined
  const mend = () =>
    new Promise<void>((resolve) => {
      server = createServer((near) => {
        const far = connect(Number(target.port), target.hostname)
        let isLosing = false
        near.on('data', (chunk) => {
          if (losing !== undefined && chunk.includes(losing)) [isLosing, losing] = [true, undefined]
          far.write(chunk)
        })
        far.on('data', (chunk) => {
          if (isLosing) near.destroy()
          else near.write(chunk)
        })
        for (const [one, other] of [
          [near, far],
          [far, near],
        ] as const) {
          sockets.add(one)
          one.on('error', () => other.destroy())
          one.on('close', () => {
            sockets.delete(one)
            other.destroy()
          })
        }
      })
      server.listen(port, '127.0.0.1', () => {
        const address = server.address()
        port = typeof address === 'object' && address ? address.port : 0
        resolve()
      })
    })
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  await mend()
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  /** Does the next statement with this text, and cuts its connection in place of the answer. */
  const loseAnswer = (text: string): void => {
    losing = text
  }
  return { url: url.href, cut, mend, loseAnswer }
}

test('a queue of the embedded database that is full refuses, and works on', SLOW_TESTS, async () => {
  const db = await openDatabase(await freshPglite('empty'))
  const blocked = Promise.withResolvers<void>()
  const first = db.transaction(() => blocked.promise)
  const others = Array.from({ length: MOST_WAITING - 1 }, () => db.row`select 1 as one`)
  const late = await db.row`select 1`.catch((error: unknown) => error)
  expect(databaseUnavailable(late)).toBe(true)
  blocked.resolve()
  await first
  expect(await Promise.all(others)).toHaveLength(MOST_WAITING - 1)
  expect(await db.row`select 1 as one`).toEqual({ one: 1 })
  await db.close()
})

onPostgres('a connection that is cut', (fresh) => {
  test.each([
    [
      'a commit',
      'commit',
      (db: Database) => db.transaction((tx) => tx.run`insert into thing (what) values ('coin')`),
    ],
    [
      'a statement that writes',
      'insert into thing',
      (db: Database) => db.run`insert into thing (what) values ('coin')`,
    ],
  ])('in place of the answer to %s does not repeat it', async (_what, text, write) => {
    const { url = '' } = await fresh('empty')
    const wire = await openWire(new URL(url))
    const db = await openDatabase({ url: wire.url })
    await db.script('create table thing (id bigint generated always as identity, what text)')
    wire.loseAnswer(text)
    const lost = await write(db).catch((error: unknown) => error)
    expect(databaseUnavailable(lost)).toBe(true)
    expect(await db.rows`select what from thing`).toEqual([{ what: 'coin' }])
    await db.close()
    await wire.cut()
  })

  test('between two statements ends neither the process nor the work', async () => {
    const { url = '' } = await fresh('empty')
    const wire = await openWire(new URL(url))
    const db = await openDatabase({ url: wire.url })
    await db.script('create table thing (id bigint primary key)')
    let attempts = 0
    await db.transaction(async (tx) => {
      attempts += 1
      await tx.run`insert into thing (id) values (${BigInt(attempts)})`
      if (attempts > 1) return
      await wire.cut()
      await wire.mend()
      // Time for the driver to hear of the end while no statement runs: that is what ended the process.
      await wait(50)
      await tx.row`select 1`
    })
    expect(attempts).toBe(2)
    expect(await db.rows`select id from thing`).toEqual([{ id: 2n }])
    await db.close()
    await wire.cut()
  })

  test('answers 503 with the seconds to wait, and works again afterwards', async () => {
    const { url = '' } = await fresh('seeded')
    const wire = await openWire(new URL(url))
    const sandbox = await createSandbox({ database: { url: wire.url } })
    const who = player(sandbox.app)
    const status = () => who.call('GET', '/wps/promotions')
    expect((await status()).status).toBe(200)
    await wire.cut()
    const refused = await status()
    expect(refused).toMatchObject({ status: 503, code: 'server.error' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    await wire.mend()
    expect((await status()).status).toBe(200)
    expect(sandbox.log.violations).toEqual([])
    await sandbox.close()
    await wire.cut()
  })
})
