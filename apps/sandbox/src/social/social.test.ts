import { createHash, randomBytes } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { systemClock } from '../clock.ts'
import { textIn } from '../platform/text.ts'
import { requestLog } from '../server/requestLog.ts'
import { createSandbox, type Sandbox } from '../server/sandbox.ts'
import { freshPglite, SLOW_TESTS } from '../testing/databases.ts'
import { player } from '../testing/player.ts'
import { freePort } from '../testing/postgres.ts'
import type { Schemas } from '../wire.ts'

/** Minimal browser that keeps cookies and follows one redirect at a time. */
function browser(origin: string) {
  const cookies = new Map<string, string>()
  return async (url: string, form?: Record<string, string>): Promise<string> => {
    const response = await fetch(new URL(url, origin), {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    return response.headers.get('location') ?? response.text()
  }
}

const secret = () => randomBytes(32).toString('base64url')

describe('signing in with a provider', SLOW_TESTS, () => {
  const clock = systemClock()
  const log = requestLog(() => undefined)
  let sandbox: Sandbox
  let origin = ''
  beforeAll(async () => {
    const port = await freePort()
    origin = `http://localhost:${port}`
    sandbox = await createSandbox({
      database: await freshPglite('seeded'),
      origin,
      clock,
      log,
      ticking: false,
    })
    await sandbox.app.listen({ port })
  }, SLOW_TESTS.timeout)
  afterAll(() => sandbox.close())

  const begin = async (
    more: Record<string, unknown> = {},
    provider = 'google',
    merchant = 'AUR01',
    language = 'EN',
  ) => {
    const codeVerifier = secret()
    const body = {
      redirectUri: `/m/login/callback/${provider}`,
      codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
      codeChallengeMethod: 'S256',
      state: secret(),
      nonce: secret(),
      ...more,
    }
    const reply = await player(sandbox.app, merchant, language).call<Schemas['SocialLoginAddress']>(
      'POST',
      `/wps/session/social/${provider}`,
      { body },
    )
    const { state, nonce, redirectUri } = body
    return { reply, finish: { state, nonce, redirectUri, codeVerifier } }
  }

  /**
   * Opens the provider and chooses a person.
   * @returns parameters of the redirect back
   */
  const choose = async (authorizeUrl: string, subject: string) => {
    const go = browser(origin)
    const page = await go(authorizeUrl)
    expect(await go(page)).toContain('Who’s logging in to Aurora?')
    const back = await go(await go(page, { subject }))
    return new URL(back)
  }
  const end = (body: Record<string, unknown>, provider = 'google', merchant = 'AUR01') => {
    const who = player(sandbox.app, merchant)
    return who.call<Schemas['LoginResult']>('POST', `/wps/session/social/${provider}/callback`, { body })
  }
  const signIn = async (subject: string, provider = 'google') => {
    const { reply, finish } = await begin({}, provider)
    const back = await choose(reply.value.authorizeUrl, subject)
    expect(back.pathname).toBe(`/m/login/callback/${provider}`)
    expect(back.searchParams.get('state')).toBe(finish.state)
    return { ...finish, code: back.searchParams.get('code') ?? '' }
  }

  it('creates a member at the first sign-in, and finds it again', async () => {
    const first = await end(await signIn('p-1001'))
    expect(first.value).toMatchObject({ userName: 'alexborg', type: 0, firstTimeLogin: true })
    const member = await player(sandbox.app).call<Schemas['Member']>('GET', '/wps/member/info', {
      headers: { authorization: `Bearer ${first.value.token}` },
    })
    expect(member.value).toMatchObject({ nickname: 'Alex Borg', account: 'alexborg' })
    expect((await end(await signIn('p-1001'))).value).toMatchObject({
      userName: 'alexborg',
      firstTimeLogin: false,
    })
    expect((await end(await signIn('p-1001', 'facebook'), 'facebook')).value.userName).toBe('alexborg2')
    expect(log.violations).toEqual([])
  })

  it('credits the inviter of a new member, and ignores an unknown code (S-register-18)', async () => {
    const inviterOf = async (person: string, affiliateCode: string) => {
      const { userName } = (await end({ ...(await signIn(person, 'facebook')), affiliateCode }, 'facebook'))
        .value
      const found = await sandbox.services.db.row<{ inviter: string | null }>`
        select parent.affiliate_code as inviter from member left join member parent on parent.id = member.parent_id
        where member.username = ${userName} and member.merchant = 'AUR01'`
      return found?.inviter
    }
    expect(await inviterOf('p-1002', 'robin26')).toBe('ROBIN26')
    expect(await inviterOf('p-1003', 'NOBODY')).toBeNull()
  })

  it('is single-use, bound to its browser and provider, and expires', async () => {
    const answer = await signIn('p-1002')
    const invalid = { status: 422, code: 'social.state_invalid' }
    expect(await end({ ...answer, state: secret() })).toMatchObject(invalid)
    expect(await end(answer, 'facebook')).toMatchObject(invalid)
    expect((await end(answer)).status).toBe(200)
    expect(await end(answer)).toMatchObject(invalid)
    expect(await end({ ...(await signIn('p-1002')), nonce: secret() })).toMatchObject(invalid)
    const late = await signIn('p-1002')
    clock.advance(11 * 60_000)
    expect(await end(late)).toMatchObject(invalid)
    clock.reset()
  })

  it('requires the browser’s verifier and the provider’s code (S-login-16)', async () => {
    const denied = { status: 422, code: 'social.denied' }
    expect(await end({ ...(await signIn('p-1003')), codeVerifier: secret() })).toMatchObject(denied)
    expect(await end({ ...(await signIn('p-1003')), code: 'made-up' })).toMatchObject(denied)
    const { nonce: _nonce, ...other } = await signIn('p-1003')
    const { reply, finish } = await begin()
    expect(reply.status).toBe(200)
    // A valid code of another sign-in is refused.
    expect(await end({ ...finish, code: other.code })).toMatchObject(denied)
  })

  it('works under a clock that the console has moved', async () => {
    clock.advance(24 * 60 * 60_000)
    expect((await end(await signIn('p-1002'))).status).toBe(200)
    clock.reset()
  })

  it('returns without a code when the user cancels', async () => {
    const { reply } = await begin()
    const back = await choose(reply.value.authorizeUrl, '')
    expect(back.searchParams.get('error')).toBe('access_denied')
    expect(back.searchParams.get('code')).toBeNull()
  })

  it('redirects only to the merchant’s own callback', async () => {
    for (const redirectUri of [
      'https://elsewhere.example/m/login/callback/google',
      '/m/home',
      '//elsewhere.example',
    ]) {
      expect((await begin({ redirectUri })).reply).toMatchObject({
        status: 400,
        data: { fields: { redirectUri: 'unknown' } },
      })
    }
    const { reply } = await begin()
    const moved = new URL(reply.value.authorizeUrl)
    moved.searchParams.set('redirect_uri', 'https://elsewhere.example/m/login/callback/google')
    expect(await browser(origin)(moved.href)).toContain('redirect_uri')
  })

  it('says in the site’s language who is asked, and that a sign-in took too long', async () => {
    const { reply } = await begin({}, 'google', 'AUR01', 'JA')
    const go = browser(origin)
    const page = await go(reply.value.authorizeUrl)
    const asked = await go(page)
    expect(asked).toContain('<html lang="ja" dir="ltr">')
    expect(asked).toContain(textIn({ id: 'identity.question', values: { name: 'Aurora' } }, 'JA'))
    // Another browser has no part in it.
    expect(await browser(origin)(page)).toContain(textIn('social.expired', 'JA'))
  })

  it('is off where the merchant does not offer it', async () => {
    expect((await begin({}, 'google', 'LOT01')).reply).toMatchObject({ status: 403, code: 'feature.off' })
  })
})
