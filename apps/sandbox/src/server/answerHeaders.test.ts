import { createHash, randomBytes } from 'node:crypto'

import { expect, test } from 'vitest'

import { onEachDatabase } from '../testing/databases.ts'
import { player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import type { Schemas } from '../wire.ts'

const ASKING = { merchant: 'AUR01', 'accept-language': 'EN', gateway: '3' }

onEachDatabase('headers of an answer', (fresh) => {
  const at = useSandbox(fresh)
  const ask = (url: string) => at.sandbox.app.inject({ url, headers: ASKING })

  test.each([
    ['a call', '/wps/system/status', 200],
    ['a refused call', '/wps/promotions/nothing', 404],
    ['an address that cannot be read', '/wps/promotions/%E0%A4%A', 400],
    ['an address of nothing', '/nothing', 404],
    ['a call of a game', '/play/api/balance', 401],
    ['a chat', '/sandbox/chat/none', 404],
    ['the page of a chat', '/sandbox/chat', 200],
    ['the page of a payment', '/sandbox/pay/none', 404],
    ['the provider of identities', '/sandbox/identity/jwks', 200],
    ['the sent codes', '/sandbox/outbox', 200],
    ['the console', '/sandbox', 200],
  ])('%s is kept by nobody, and is what it says', async (_name, url, status) => {
    const { statusCode, headers } = await ask(url)
    expect(statusCode).toBe(status)
    expect(headers).toMatchObject({
      'cache-control': expect.stringContaining('no-store') as string,
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String) as string,
      'content-type': expect.stringMatching(/; charset=utf-8$/) as string,
    })
  })

  test.each([
    [
      'a public answer',
      '/lgw/games/hot?merchantCode=AUR01&isPlatform=2&language=EN&platform=html5',
      /^public/,
    ],
    ['the file of a game', '/play/shared/session.js', /^no-cache$/],
    ['the page of a game', '/play/slot/', /^no-cache$/],
    ['a picture', '/sandbox/art/head/icon-03.svg', /^public, max-age=86400/],
  ])('%s may be kept, and is what it says', async (_name, url, kept) => {
    const { statusCode, headers } = await ask(url)
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toMatch(kept)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-type']).toMatch(/; charset=utf-8$/i)
  })

  test.each([
    ['of a payment', '/sandbox/pay/none', "form-action 'self'"],
    ['of a chat', '/sandbox/chat', "form-action 'none'"],
    ['of the desk', '/sandbox/desk', "form-action 'none'"],
    ['of a sign-in that is too late', '/sandbox/identity/people/none', "form-action 'none'"],
    ['of a sign-in that is refused', '/sandbox/identity/auth', "form-action 'none'"],
  ])('no page may frame that %s, and only its own scripts and styles run', async (_name, url, form) => {
    const { headers, body } = await ask(url)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", form]),
    )
    expect(headers['referrer-policy']).toBe('same-origin')
    const sources = (directive: string) =>
      policy.find((each) => each.startsWith(`${directive} `))?.match(/'sha256-[^']+'/g)?.length ?? 0
    expect(sources('script-src')).toBe(body.match(/<script/g)?.length ?? 0)
    expect(sources('style-src')).toBe(body.match(/<style/g)?.length ?? 0)
    expect(policy.join()).not.toContain('unsafe')
  })

  test('no page may frame that of the people, whose form leads back to a site', async () => {
    const secret = () => randomBytes(32).toString('base64url')
    const { value } = await player(at.sandbox.app).call<Schemas['SocialLoginAddress']>(
      'POST',
      '/wps/session/social/google',
      {
        body: {
          redirectUri: '/m/login/callback/google',
          codeChallenge: createHash('sha256').update(secret()).digest('base64url'),
          codeChallengeMethod: 'S256',
          state: secret(),
          nonce: secret(),
        },
      },
    )
    const { pathname, search } = new URL(value.authorizeUrl)
    const begun = await at.sandbox.app.inject(`${pathname}${search}`)
    const cookie = begun.cookies.map((each) => `${each.name}=${each.value}`).join('; ')
    const page = await at.sandbox.app.inject({ url: String(begun.headers.location), headers: { cookie } })
    expect([page.statusCode, page.body.includes('name="subject"')]).toEqual([200, true])
    const policy = String(page.headers['content-security-policy']).split('; ')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy.find((each) => each.startsWith('form-action '))).toMatch(
      /^form-action 'self' https:\/\/.*http:\/\/\*\.localhost:\*/,
    )
  })
})
