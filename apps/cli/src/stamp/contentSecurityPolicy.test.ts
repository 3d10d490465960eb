import type { TenantConfig } from '@livery/tenant'
import { expect, it } from 'vitest'

import { contentSecurityPolicy, inlineSource, metaPolicy } from './contentSecurityPolicy.ts'

type Trust = Pick<TenantConfig, 'trustedOrigins' | 'gateway' | 'signIn'>

const trust: Trust = {
  trustedOrigins: {
    frames: ['https://games.example'],
    chat: ['https://chat.example'],
    pay: ['https://pay.example'],
    images: ['https://cdn.example'],
    links: ['https://social.example'],
  },
  gateway: {
    baseUrl: 'https://gateway.example',
    WEB: 1,
    MOBILE: 3,
    statusReading: 'B',
    tokenInPayload: false,
  },
  signIn: {},
}
const inline = { scripts: ['run()'], styles: ['a{}'] }

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  )
}

it('allows the gateway and the tenant’s trusted origins, each in its own directive', () => {
  expect(directives(contentSecurityPolicy(trust, inline.scripts))).toMatchObject({
    'default-src': "'none'",
    'script-src': `'self' ${inlineSource('run()')}`,
    'style-src': "'self' 'unsafe-inline'",
    'connect-src': "'self' https://gateway.example",
    'img-src': "'self' data: blob: https://gateway.example https://cdn.example",
    'frame-src': "'self' https://games.example https://chat.example https://pay.example",
    'form-action': "'self' https://pay.example",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'self'",
  })
})

it('allows Firebase only for brands that use it (S-verification-12)', () => {
  const phoneAuth = {
    provider: 'firebase',
    apiKey: 'k',
    projectId: 'p',
  } as const
  expect(contentSecurityPolicy(trust, inline.scripts)).not.toContain('google')
  expect(contentSecurityPolicy({ ...trust, signIn: { phoneAuth } }, inline.scripts)).toContain(
    'https://identitytoolkit.googleapis.com',
  )
})

it('hashes inline parts like browsers', () => {
  // Example from the CSP specification.
  expect(inlineSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  )
})

it('allows style elements by their content alone, page by page', () => {
  expect(directives(metaPolicy(trust, inline))).toMatchObject({
    'style-src': `'self' ${inlineSource('a{}')}`,
    'style-src-attr': "'unsafe-inline'",
  })
})

it('repeats only the script part in a page whose header knows its styles', () => {
  expect(Object.keys(directives(metaPolicy(trust, { ...inline, styles: [] })))).toEqual([
    'script-src',
    'object-src',
    'base-uri',
    'require-trusted-types-for',
    'trusted-types',
  ])
})
