import { GatewayError, type ClientCode, type ErrorCode } from '@livery/api'
import { expect, test } from 'vitest'

import { isNotFound, isRefusal, refusalOf } from './refusalOf.ts'

const failure = (status: number, code: ErrorCode | ClientCode) =>
  new GatewayError({ status, code, message: code, requestId: 'r-1' })
const table = { 'password.same': 'the same', 'network.timeout': 'too slow' }

test.each([
  ['a code of the table', failure(422, 'password.same'), 'the same'],
  ['a code of the client', failure(0, 'network.timeout'), 'too slow'],
  ['a code that the table does not name', failure(422, 'password.mismatch'), undefined],
  ['an error of the browser', new TypeError('password.same'), undefined],
  ['no failure', null, undefined],
])('the entry for %s', (_, error, entry) => expect(refusalOf(error, table)).toBe(entry))

test.each([
  [failure(422, 'password.same'), true],
  [failure(422, 'password.mismatch'), false],
  [new TypeError('password.same'), false],
  [null, false],
])('%s is the refusal password.same: %s', (error, same) =>
  expect(isRefusal(error, 'password.same')).toBe(same),
)

test.each([
  [failure(404, 'resource.not_found'), true],
  [failure(403, 'resource.not_found'), false],
  [new TypeError('404'), false],
])('%s is not found: %s', (error, missing) => expect(isNotFound(error)).toBe(missing))
