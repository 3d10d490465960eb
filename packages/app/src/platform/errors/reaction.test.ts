import { GatewayError, type ClientCode, type ErrorCode } from '@livery/api'
import { describe, expect, it } from 'vitest'

import { errorMessages } from './errors.messages.ts'
import { reactionTo } from './reaction.ts'

const failure = (status: number, code: ErrorCode | ClientCode, more: object = {}) =>
  new GatewayError({ status, code, message: code, requestId: 'r-1', ...more })

describe('reactionTo', () => {
  it.each([
    [
      'an expired session (S-session-07)',
      failure(401, 'session.expired'),
      { kind: 'sessionEnded', message: errorMessages.sessionExpired },
    ],
    [
      'a replaced session (S-session-07)',
      failure(401, 'session.replaced'),
      { kind: 'sessionEnded', message: errorMessages.sessionReplaced },
    ],
    [
      'a trial account’s limit (S-errors-04)',
      failure(403, 'role.free_reject'),
      { kind: 'offerRegistration' },
    ],
    [
      'a profile without a birthday (S-register-24)',
      failure(422, 'member.birthday_missing'),
      { kind: 'offerBirthday' },
    ],
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
    [
      'no answer in time (S-errors-03)',
      failure(0, 'network.timeout'),
      { kind: 'message', message: errorMessages.slow },
    ],
    [
      'a code nobody foresaw (S-errors-01)',
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

  it('tells a player at the session limit when to log in again (S-gaming-23)', () => {
    const until = '2026-11-27T12:30:00.000Z'
    expect(reactionTo(failure(422, 'limit.session', { data: { until } }), true)).toEqual({
      kind: 'message',
      message: errorMessages.sessionLimitUntil,
      values: { until: Date.parse(until) },
    })
  })

  it('tells an excluded player until when (S-gaming-04)', () => {
    const error = failure(422, 'login.excluded', { data: { until: '2027-01-14T00:00:00.000Z' } })
    expect(reactionTo(error, true)).toEqual({
      kind: 'message',
      message: errorMessages.excludedUntil,
      values: { until: Date.UTC(2027, 0, 14) },
    })
  })

  it('reports that a call was not sent, instead of the network alone', () => {
    const message = { kind: 'message', message: errorMessages.notSent }
    expect(reactionTo(failure(0, 'network.not_sent'), false)).toEqual(message)
    expect(reactionTo(failure(0, 'network.not_sent'), true)).toEqual(message)
  })

  it('reports the network while offline (S-errors-03, S-money-04)', () => {
    expect(reactionTo(failure(401, 'session.expired'), false)).toEqual({
      kind: 'message',
      message: errorMessages.offline,
    })
  })
})
