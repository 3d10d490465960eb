import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { purge } from '../purge/purge.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { player, type Player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import type { Schemas } from '../wire.ts'

const MINUTE = 60_000

onEachDatabase('a session', (fresh) => {
  const at = useSandbox(fresh)
  const someone = (merchant?: string) => player(at.sandbox.app, merchant)
  const as = (token: string | undefined) => ({ headers: { authorization: `Bearer ${token}` } })
  const refresh = (who: Player, token: string | undefined, key?: string) => {
    const query = key === undefined ? '' : `?refreshKey=${key}`
    return who.call<Schemas['RefreshedSession']>('POST', `/wps/session/refresh${query}`, as(token))
  }
  const alive = async (who: Player, token: string | undefined) =>
    (await who.call('GET', '/wps/member/info', as(token))).code ?? 200

  test('has a token of 256 random bits, of which a digest alone is kept', async () => {
    const [who, other] = [someone('MER01'), someone('MER01')]
    await who.login('vip')
    await other.login('vip')
    const tokens = [who.token ?? '', other.token ?? '']
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(tokens[0]).not.toBe(tokens[1])
    const digests = tokens.map((token) => createHash('sha256').update(token).digest('base64url'))
    const rows = await at.sandbox.db.rows<{ whole: string; token_digest: string }>`
      select token_digest, to_jsonb(session)::text as whole from session`
    expect(rows.map((row) => row.token_digest)).toEqual(expect.arrayContaining(digests))
    for (const { whole } of rows) for (const token of tokens) expect(whole).not.toContain(token)
  })

  test('ends after twelve hours, however busy', async () => {
    const who = someone()
    await who.login('member')
    for (let minutes = 25; minutes < 12 * 60; minutes += 25) {
      at.clock.advance(25 * MINUTE)
      expect(await alive(who, who.token)).toBe(200)
    }
    const { token, expirationTime } = (await refresh(who, who.token)).value
    expect(expirationTime - at.clock.now().getTime()).toBeLessThan(30 * MINUTE)
    at.clock.advance(25 * MINUTE)
    expect(await alive(who, token)).toBe('session.expired')
  })

  test('ends for both when a replaced token is refreshed again', async () => {
    const who = someone()
    await who.login('member')
    const first = (await refresh(who, who.token)).value.token
    expect(await alive(who, who.token)).toBe(200)
    const second = (await refresh(who, first)).value.token
    // The thief holds the newest token; the owner refreshes with the one before the last.
    expect((await refresh(who, who.token)).code).toBe('session.replaced')
    expect(await alive(who, second)).toBe('session.replaced')
  })

  test('ends for both, too, when that happens after the replaced token has run out', async () => {
    const who = someone()
    await who.login('member')
    const newest = (await refresh(who, who.token)).value.token
    at.clock.advance(MINUTE)
    expect((await refresh(who, who.token)).code).toBe('session.replaced')
    expect(await alive(who, newest)).toBe('session.replaced')
  })

  test('goes on when a refresh without an answer is repeated under its key, however late (S-session-06)', async () => {
    const who = someone()
    await who.login('member')
    const key = crypto.randomUUID()
    const replies = await Promise.all([1, 2, 3].map(() => refresh(who, who.token, key)))
    const [token, ...others] = new Set(replies.map(({ value }) => value.token))
    expect(others).toEqual([])
    at.clock.advance(5 * MINUTE)
    expect((await refresh(who, who.token, key)).value.token).toBe(token)
    expect(await alive(who, token)).toBe(200)
  })

  test.each(['under another key', 'after the new token was refreshed, too'])(
    'ends for both when a refresh is repeated %s',
    async (when) => {
      const who = someone()
      await who.login('member')
      const key = crypto.randomUUID()
      let newest = (await refresh(who, who.token, key)).value.token
      const isOther = when === 'under another key'
      if (!isOther) newest = (await refresh(who, newest, crypto.randomUUID())).value.token
      const repeated = await refresh(who, who.token, isOther ? crypto.randomUUID() : key)
      expect(repeated.code).toBe('session.replaced')
      expect(await alive(who, newest)).toBe('session.replaced')
    },
  )

  test('refreshed five times at once ends, and starts no second one', async () => {
    const who = someone()
    await who.login('partner')
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => refresh(who, who.token)))
    const tokens = replies.flatMap((reply) => (reply.status === 200 ? [reply.value.token] : []))
    expect(tokens.length).toBeLessThanOrEqual(1)
    for (const token of tokens) expect(await alive(who, token)).toBe('session.replaced')
  })

  test('a retired key keeps no private half', async () => {
    await someone().call('GET', '/wps/session/keys')
    await at.sandbox.app.inject({ method: 'POST', url: '/sandbox/rotate-keys' })
    const kept = await at.sandbox.db.rows<{ private: boolean; retired: boolean }>`
      select private_jwk is not null as private, retired_at is not null as retired from login_key`
    expect(kept.filter(({ retired }) => retired).length).toBeGreaterThan(0)
    for (const key of kept) expect(key.private).toBe(!key.retired)
  })

  test('a login key is as strong as AES of 128 bits', async () => {
    const { value } = await someone().call<Schemas['LoginKeys']>('GET', '/wps/session/keys')
    const bits = value.keys.map((key) =>
      key.kty === 'EC' ? key.crv : Buffer.from(key.n, 'base64url').length * 8,
    )
    expect(bits.toSorted()).toEqual([3072, 'P-256'])
  })

  test('what has expired is deleted, what still counts is kept', async () => {
    const who = someone('MER01')
    await who.login('vip')
    await who.call('GET', '/wps/captcha?module=CAPTCHA3')
    const { db } = at.sandbox
    const counted = async () => {
      const [row] = await db.rows<Record<string, number>>`
        select (select count(*)::int from captcha) as captcha, (select count(*)::int from spent_proof) as proof,
          (select count(*)::int from rate_window) as rates, (select count(*)::int from verification_code) as codes,
          (select count(*)::int from outbox) as outbox, (select count(*)::int from replaced_token) as tokens,
          (select count(*)::int from idempotent_answer) as answers, (select count(*)::int from login_failure) as failures`
      return row ?? {}
    }
    await purge(at.sandbox.services)
    const before = await counted()
    expect(before['captcha']).toBeGreaterThan(0)
    expect(before['proof']).toBeGreaterThan(0)
    expect(await alive(who, who.token)).toBe(200)
    at.clock.advance(8 * 24 * 60 * MINUTE)
    await purge(at.sandbox.services)
    expect(new Set(Object.values(await counted()))).toEqual(new Set([0]))
    // A second member's latest session stays, older ones go once they no longer tell an own address.
    await who.login('vip')
    at.clock.advance(100 * 24 * 60 * MINUTE)
    await who.login('vip')
    await purge(at.sandbox.services)
    const sessions = await db.row<{ count: number }>`
      select count(*)::int as count from session join member on member.id = member_id
      where member.merchant = 'MER01' and username = 'vip'`
    expect(sessions?.count).toBe(1)
    expect(await alive(who, who.token)).toBe(200)
  })
})
