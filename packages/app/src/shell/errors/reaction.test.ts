import { GatewayError, type ErrorCode } from '@livery/api'
import { describe, expect, it } from 'vitest'

import { errorMessages } from './errors.messages.ts'
import { reactionTo } from './reaction.ts'

const failure = (status: number, code: ErrorCode | 'unknown' | 'network.timeout', more: object = {}) =>
  new GatewayError({ status, code, message: code, requestId: 'r-1', ...more })

describe('reactionTo', () => {
  it.each([
    [
      'an expired session',
      failure(401, 'session.expired'),
      { kind: 'sessionEnded', message: errorMessages.sessionExpired },
    ],
    [
      'a replaced session',
      failure(401, 'session.replaced'),
      { kind: 'sessionEnded', message: errorMessages.sessionReplaced },
    ],
    ['a trial account’s limit', failure(403, 'role.free_reject'), { kind: 'offerRegistration' }],
    [
      'another refusal of role',
      failure(403, 'role.not_allowed'),
      { kind: 'message', message: errorMessages.notAllowed },
    ],
    [
      'too many calls',
      failure(429, 'rate.limited', { retryAfter: 12.2 }),
      { kind: 'message', message: errorMessages.rateLimited, values: { seconds: 13 } },
    ],
    [
      'a blocked region',
      failure(451, 'site.region_restricted', { data: { country: 'MT' } }),
      { kind: 'regionRestricted', country: 'MT' },
    ],
    [
      'maintenance',
      failure(503, 'site.maintenance', { data: { info: 'Noon' } }),
      { kind: 'maintenance', info: 'Noon' },
    ],
    ['maintenance without words', failure(503, 'site.maintenance'), { kind: 'maintenance', info: null }],
    ['no answer in time', failure(0, 'network.timeout'), { kind: 'message', message: errorMessages.slow }],
    [
      'a code nobody foresaw',
      failure(422, 'unknown'),
      { kind: 'message', message: errorMessages.unknown, requestId: 'r-1' },
    ],
    [
      'something that is no gateway’s failure',
      new TypeError('x'),
      { kind: 'message', message: errorMessages.slow },
    ],
    ['an abandoned call', new DOMException('left', 'AbortError'), { kind: 'none' }],
  ])('%s', (_name, error, reaction) => {
    expect(reactionTo(error, true)).toEqual(reaction)
  })

  it('blames the network while there is none', () => {
    expect(reactionTo(failure(401, 'session.expired'), false)).toEqual({
      kind: 'message',
      message: errorMessages.offline,
    })
  })
})
