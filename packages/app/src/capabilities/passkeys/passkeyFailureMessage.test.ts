import { GatewayError, type ErrorCode } from '@livery/api'
import { describe, expect, test } from 'vitest'

import { passkeyFailureMessage } from './passkeyFailureMessage.ts'

describe('messages of failed passkeys', () => {
  test.each([
    ['NotAllowedError', 'passkey.cancelled'],
    ['InvalidStateError', 'passkey.taken'],
    ['NotSupportedError', 'passkey.unsupported'],
    ['ConstraintError', 'passkey.unsupported'],
    ['SecurityError', 'passkey.failed'],
    ['Error', 'passkey.failed'],
    ['AbortError', undefined],
  ])('on the device: %s says %s', (name, id) => {
    expect(passkeyFailureMessage(Object.assign(new Error(name), { name }))?.id).toBe(id)
  })

  test.each<[ErrorCode, string | undefined]>([
    ['passkey.failed', 'passkey.failed'],
    ['passkey.unknown', 'passkey.unknown'],
    ['passkey.limit', 'passkey.limit'],
    ['passkey.taken', 'passkey.taken'],
    ['login.excluded', undefined],
    ['rate.limited', undefined],
  ])('at the gateway: %s says %s', (code, id) => {
    const error = new GatewayError({ status: 422, code, message: '', requestId: '' })
    expect(passkeyFailureMessage(error)?.id).toBe(id)
  })
})
