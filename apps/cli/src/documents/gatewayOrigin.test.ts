import { expect, test } from 'vitest'

import { gatewayOrigin } from './gatewayOrigin.ts'

const GATEWAY = { WEB: 1, MOBILE: 3, statusReading: 'B', tokenInPayload: false } as const

test.each<[named: string | undefined, baseUrl: string, hosts: string[], origin: string | undefined]>([
  [undefined, 'https://gateway.brand.com', ['play.brand.com'], 'https://gateway.brand.com'],
  [undefined, '', ['brand.localhost', 'play.brand.com'], 'https://play.brand.com'],
  [undefined, '', ['play.brand.example', 'brand.localhost'], undefined],
  [undefined, 'https://gateway.example', ['play.brand.com'], undefined],
  [undefined, 'http://localhost:7000', ['play.brand.com'], undefined],
  ['http://localhost:7000/', '', ['play.brand.example'], 'http://localhost:7000'],
  ['http://localhost:7000', 'https://gateway.brand.com', [], 'http://localhost:7000'],
])('named %s, configured %s, hosts %s: %s is asked', (named, baseUrl, hosts, origin) => {
  expect(gatewayOrigin({ gateway: { ...GATEWAY, baseUrl }, hosts }, named)).toBe(origin)
})
