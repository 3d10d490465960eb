import { expect, it, vi } from 'vitest'

import { testBoot } from '#testing/testBoot.ts'

import { createSiteGateway } from './createSiteGateway.ts'

/** Headers of one call of a brand whose numbers for the `Gateway` header are not the platform's usual 1 and 3. */
async function headersOfCall({ standalone }: { readonly standalone: boolean }): Promise<Headers> {
  vi.stubGlobal('navigator', { standalone })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('location', { origin: 'https://play.example' })
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(Response.json({ success: true, value: {} })),
  )
  const gateway = createSiteGateway({
    tenant: { ...testBoot.tenant, gateway: { ...testBoot.tenant.gateway, WEB: 5, MOBILE: 7 } },
    session: { current: () => undefined } as Parameters<typeof createSiteGateway>[0]['session'],
    language: { current: () => 'EN' } as Parameters<typeof createSiteGateway>[0]['language'],
    fetch,
    onFailure: () => undefined,
  })
  await gateway.GET('/wps/system/status')
  return new Request(...(fetch.mock.calls[0] ?? ['https://play.example'])).headers
}

it.each([
  ['a browser', false, '5', null],
  ['an installed app', true, '7', 'OTHERS'],
])(
  'in %s the tenant’s own number goes into the Gateway header (S-roles-10)',
  async (_where, standalone, number, device) => {
    const headers = await headersOfCall({ standalone })
    expect(headers.get('Gateway')).toBe(number)
    expect(headers.get('Device')).toBe(device)
    expect(headers.get('Merchant')).toBe('TST01')
  },
)
