import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type Database, openDatabase } from '../database/index.ts'
import { auditLedger } from '../ledger/index.ts'
import { onPostgres } from '../testing/databases.ts'
import { type Gateway, gatewayOn } from '../testing/gateways.ts'
import { intention, player } from '../testing/player.ts'
import { freePort } from '../testing/postgres.ts'
import type { Schemas } from '../wire.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const TRANSFER = '/wps/relay/GCS_walletTransfer'

/** HTTP client for a process with the interface of `app.inject`, which the other tests use. */
function overHttp(port: number): FastifyInstance {
  const inject = async (request: {
    method: string
    url: string
    headers: Record<string, string>
    payload?: object
  }) => {
    const response = await fetch(`http://127.0.0.1:${port}${request.url}`, {
      method: request.method,
      headers: { ...request.headers, ...(request.payload ? { 'content-type': 'application/json' } : {}) },
      ...(request.payload ? { body: JSON.stringify(request.payload) } : {}),
    })
    const body = await response.text()
    const headers = Object.fromEntries(response.headers)
    return { statusCode: response.status, headers, body, json: () => JSON.parse(body) as unknown }
  }
  return { inject } as unknown as FastifyInstance
}

onPostgres('two sandboxes on one database', (fresh) => {
  let ports: number[] = []
  let gateways: Gateway[] = []
  let db: Database
  beforeAll(async () => {
    const { url = '' } = await fresh('empty')
    ports = [await freePort(), await freePort()]
    // Started at the same time: only one may migrate and seed.
    gateways = ports.map((port) => gatewayOn(port, { DATABASE_URL: url }))
    await Promise.all(gateways.map((gateway) => gateway.revive()))
    db = await openDatabase({ url })
  }, 60_000)
  afterAll(async () => {
    await db?.close()
    await Promise.all(gateways.map((gateway) => gateway.stop()))
  })

  test('serve one member simultaneously without a lost or doubled cent', async () => {
    const [one, other] = ports.map((port) => player(overHttp(port)))
    if (!one || !other) throw new Error('Two players are needed.')
    await one.login('member')
    const headers = { authorization: `Bearer ${one.token}` }
    const keys = Array.from({ length: 150 }, (_, index) => ({
      key: intention(),
      body: { direction: index % 3 === 2 ? 'out' : 'in', vassalage: 'COPL', amount: `${(index % 7) + 1}.01` },
    }))
    // Each request is sent to both processes, like a client's retry after a lost answer.
    const replies = await Promise.all(
      keys.flatMap(({ key, body }) =>
        [one, other].map(async (who) => ({
          key: key['idempotency-key'],
          reply: await who.call<Schemas['Wallet']>('POST', TRANSFER, {
            body,
            headers: { ...headers, ...key },
          }),
        })),
      ),
    )
    const cents = (amount: string) => BigInt(amount.replace('.', ''))
    let expected = 0n
    for (const { key, body } of keys) {
      const both = replies.filter((sent) => sent.key === key['idempotency-key']).map(({ reply }) => reply)
      const [first, second] = both
      expect(first?.status === 200 || first?.code === 'wallet.insufficient').toBe(true)
      expect(second?.status).toBe(first?.status)
      if (first?.status !== 200 || second?.status !== 200) continue
      expect(second.value).toEqual(first.value)
      expected += body.direction === 'in' ? cents(body.amount) : -cents(body.amount)
    }
    const wallet = (await other.call<Schemas['Wallet']>('GET', '/wps/wallets/gcs', { headers })).value
    expect(cents(wallet.wallets.find(({ vassalage }) => vassalage === 'COPL')?.balance ?? '')).toBe(expected)
    expect(cents(wallet.balance)).toBe(1_000_000n - expected)
    expect(wallet.sumBalance).toBe('10000.00')
    expect(await auditLedger(db)).toEqual([])
  }, 60_000)

  test('share members, keys, settings and sessions', async () => {
    const members = await db.row<{ count: number; merchants: number }>`
      select count(*)::int as count, count(distinct merchant)::int as merchants
      from member where username = 'member'`
    expect(members?.count, 'each merchant is seeded once').toBe(members?.merchants)
    expect(members?.merchants).toBeGreaterThan(1)
    await fetch(`http://127.0.0.1:${ports[0]}/sandbox/state?merchant=MER01`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ maintenance: true }),
    })
    const elsewhere = player(overHttp(ports[1] ?? 0), 'MER01')
    expect(await elsewhere.call('GET', '/wps/promotions')).toMatchObject({
      status: 503,
      code: 'site.maintenance',
    })
  })

  test('a port in use is reported in one sentence', async () => {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, SANDBOX_PORT: String(ports[0]) },
      stdio: 'pipe',
    })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
    const code = await new Promise((resolve) => child.once('exit', resolve))
    expect(code).toBe(1)
    expect(said.trim()).toBe(
      `Port ${ports[0]} is in use: stop the program that uses it, or set SANDBOX_PORT.`,
    )
  }, 60_000)
})
