import { GatewayError, type ClientCode, type ErrorCode } from '@livery/api'
import { expect, test } from 'vitest'

import { isSettledBy, outcomeOf } from './outcome.ts'

const failure = (status: number, code: ErrorCode | ClientCode) =>
  new GatewayError({ status, code, message: code, requestId: 'r-1' })

test.each([
  ['offline when it was to be sent', failure(0, 'network.not_sent'), 'notSent'],
  ['a connection that broke', failure(0, 'network.offline'), 'unknown'],
  ['no answer in time', failure(0, 'network.timeout'), 'unknown'],
  ["a proxy's page with 403", failure(403, 'network.unreadable'), 'unknown'],
  ["a proxy's page with 200", failure(200, 'network.unreadable'), 'unknown'],
  ['a gateway that failed', failure(500, 'server.error'), 'unknown'],
  ['a gateway under maintenance', failure(503, 'site.maintenance'), 'unknown'],
  ['a request that did not arrive whole', failure(408, 'unknown'), 'unknown'],
  ['the same call under way', failure(409, 'idempotency.in_progress'), 'unknown'],
  ['a key used for another order', failure(409, 'idempotency.conflict'), 'refused'],
  ['a balance that is too small', failure(422, 'wallet.insufficient'), 'refused'],
  ['too many calls', failure(429, 'rate.limited'), 'refused'],
  ['a session that is over', failure(401, 'session.expired'), 'refused'],
  ['an error that is no failure of the gateway', new TypeError('x'), 'unknown'],
])('%s', (_, error, outcome) => expect(outcomeOf(error)).toBe(outcome))

test.each([
  ['no network', failure(0, 'network.not_sent'), true, false],
  ['no answer', failure(0, 'network.timeout'), false, false],
  ['too many calls', failure(429, 'rate.limited'), true, false],
  ['a session that is over', failure(401, 'session.expired'), true, false],
  ['another payment password under the key', failure(409, 'idempotency.conflict'), true, false],
  ['a balance that is too small', failure(422, 'wallet.insufficient'), true, true],
])('%s settles a first attempt and a later one as it should (S-money-06)', (_, error, first, later) => {
  expect([isSettledBy(error, 1), isSettledBy(error, 2)]).toEqual([first, later])
})
