import { describe, expect, test } from 'vitest'

import { isErrorCode } from './errorCode.ts'
import { GatewayError } from './gatewayError.ts'
import { ERROR_CODES } from './generated/errorCodes.ts'
import { retryAfterSeconds } from './retryAfter.ts'

const answer = (status: number, headers?: HeadersInit) =>
  new Response(null, { status, ...(headers && { headers }) })

describe('GatewayError', () => {
  test('has status, code, message, request id and data of the answer', () => {
    const body = {
      success: false,
      code: 'limit.deposit',
      message: 'Too much.',
      requestId: 'r-1',
      data: { limit: '100.00', currency: 'EUR' },
    }
    expect(GatewayError.fromAnswer(body, answer(422))).toMatchObject({
      status: 422,
      code: 'limit.deposit',
      reportedCode: 'limit.deposit',
      message: 'Too much.',
      requestId: 'r-1',
      data: { limit: '100.00', currency: 'EUR' },
    })
  })

  test("keeps the gateway's code of an unknown error", () => {
    const error = GatewayError.fromAnswer(
      { code: 'moon.full', message: 'Howl.', requestId: 'r-2' },
      answer(422),
    )
    expect(error).toMatchObject({ code: 'unknown', reportedCode: 'moon.full', requestId: 'r-2' })
  })

  test.each([
    undefined,
    null,
    'text',
    {},
    { code: 7, message: 'x' },
    { code: 'rate.limited', message: 'x', requestId: 7 },
  ])('treats %j as unreadable', (body) => {
    expect(GatewayError.fromAnswer(body, answer(500), 'mine')).toMatchObject({
      code: 'network.unreadable',
      requestId: 'mine',
    })
  })
})

test('every code is dotted, lower case and listed once (S-errors-01)', () => {
  for (const code of ERROR_CODES) expect(code).toMatch(/^[a-z_]+\.[a-z_]+$/)
  expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length)
  expect(isErrorCode('session.expired')).toBe(true)
  expect(isErrorCode('network.offline')).toBe(false)
})

test.each([
  ['30', 30],
  [' 0 ', 0],
  ['Fri, 20 Nov 2026 09:30:30 GMT', 30],
  ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
  ['soon', undefined],
  ['-5', undefined],
  ['', undefined],
])('Retry-After %j is %j seconds', (value, seconds) => {
  const now = Date.parse('2026-11-20T09:30:00Z')
  expect(retryAfterSeconds(new Headers({ 'Retry-After': value }), now)).toBe(seconds)
})
