import { expectTypeOf, test } from 'vitest'

import type { Gateway } from './createGateway.ts'
import type { ErrorCode } from './errorCode.ts'
import type { Operations, Schemas, ValueOf } from './types.ts'
import { unwrap } from './unwrap.ts'

// Checked by `tsc` (npm script `types`); nothing here is called.
declare const gateway: Gateway

test('a value has the type its schema says', () => {
  const wallet = () => unwrap(gateway.GET('/wps/wallets/gcs'))
  expectTypeOf(wallet).returns.resolves.toEqualTypeOf<Schemas['Wallet']>()
  expectTypeOf<ValueOf<'getWallet'>>().toEqualTypeOf<Schemas['Wallet']>()
  expectTypeOf<Schemas['Wallet']['sumBalance']>().toEqualTypeOf<string>()
})

test('the three documents are one client', () => {
  const calls = () => [
    gateway.GET('/wps/member/info'),
    gateway.GET('/lgw/games/hot', {
      params: { query: { merchantCode: 'AUR01', isPlatform: 2, language: 'EN', platform: 'html5' } },
    }),
  ]
  expectTypeOf(calls).toBeFunction()
  expectTypeOf<'login' | 'listGames' | 'listDraws'>().toExtend<keyof Operations>()
})

test('callers cannot set the headers that the client sends', () => {
  expectTypeOf<Operations['getWallet']['parameters']['header']>().toEqualTypeOf<undefined>()
  expectTypeOf<Operations['login']['parameters']['header']>().toEqualTypeOf<{ Encryption: string }>()
  expectTypeOf<NonNullable<Operations['transferWallet']['parameters']['header']>>().toEqualTypeOf<{
    'Idempotency-Key'?: string
  }>()
})

test('enumerations are closed', () => {
  expectTypeOf<Schemas['ErrorCode']>().toEqualTypeOf<ErrorCode>()
  expectTypeOf<Schemas['FeedbackType']>().toEqualTypeOf<0 | 1 | 2 | 3 | 4 | 6>()
  const call = (provider: 'myspace') =>
    // @ts-expect-error: no such provider
    gateway.POST('/wps/session/social/{provider}', { params: { path: { provider } } })
  expectTypeOf(call).toBeFunction()
})

test('a sealed payload has its own type', () => {
  expectTypeOf<Schemas['LoginPayload']['type']>().toEqualTypeOf<'username' | 'sms' | 'firebase'>()
  expectTypeOf<
    Extract<Schemas['LoginPayload'], { type: 'firebase' }>['firebaseIdToken']
  >().toEqualTypeOf<string>()
})

test('files are blobs', () => {
  expectTypeOf<Schemas['PromotionApplication']['images']>().toEqualTypeOf<Blob[] | undefined>()
})
