import { describe, expect, it } from 'vitest'

import { readReturn, type PendingLogin } from './pendingLogin.ts'

const START = 1_795_000_000_000
const pending: PendingLogin = {
  provider: 'google',
  state: 'state-1',
  nonce: 'nonce-1',
  codeVerifier: 'verifier-1',
  returnTo: '/m/game',
  startedAt: START,
}

describe('the answer of a social login provider', () => {
  it.each([
    ['its code', 'google', '?code=c1&state=state-1', pending, 5, 'answered'],
    ['a no', 'google', '?error=access_denied&state=state-1', pending, 5, 'denied'],
    ['an empty code', 'google', '?code=&state=state-1', pending, 5, 'denied'],
    ['another state', 'google', '?code=c1&state=state-2', pending, 5, 'mismatch'],
    ['no state', 'google', '?code=c1', pending, 5, 'mismatch'],
    ['another provider', 'facebook', '?code=c1&state=state-1', pending, 5, 'mismatch'],
    ['nothing begun here', 'google', '?code=c1&state=state-1', undefined, 5, 'mismatch'],
    ['too late', 'google', '?code=c1&state=state-1', pending, 600_001, 'expired'],
  ] as const)('%s', (_name, provider, search, begun, after, kind) => {
    expect(readReturn(provider, search, begun, START + after).kind).toBe(kind)
  })
})
