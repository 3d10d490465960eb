import type { TenantConfig } from '@livery/tenant'
import { describe, expect, it } from 'vitest'

import { developmentOrigins, productionProblems } from './production.ts'

const minimumIos = '16.4'
const gateway = { baseUrl: '', WEB: 1, MOBILE: 3, statusReading: 'B', tokenInPayload: false } as const
const configOf = (frames: readonly string[], baseUrl = '') => ({
  trustedOrigins: { frames, chat: [], pay: [], images: [], links: [] },
  gateway: { ...gateway, baseUrl },
  install: { minimumIos },
})

it.each([
  'http://localhost:7000',
  'https://localhost:7000',
  'http://127.0.0.1:7000',
  'https://127.8.0.1',
  'http://[::1]:7000',
  'https://games.localhost',
  'http://games.example',
])('%s is refused in production', (origin) => {
  expect(developmentOrigins(configOf([origin]))).toEqual([{ field: 'trustedOrigins.frames.0', origin }])
  expect(developmentOrigins(configOf([], origin))).toEqual([{ field: 'gateway.baseUrl', origin }])
})

it('accepts https origins of other hosts', () => {
  expect(developmentOrigins(configOf(['https://games.example'], 'https://gateway.example'))).toEqual([])
})

it.each(['androidUrl', 'iosUrl'])('refuses an app of this machine as install.%s', (field) => {
  const config = { ...configOf([]), install: { minimumIos, [field]: 'http://localhost:7000/app' } }
  expect(developmentOrigins(config)).toEqual([{ field: `install.${field}`, origin: 'http://localhost:7000' }])
})

describe('languages', () => {
  const found = (languages: Pick<TenantConfig['languages'], 'offered' | 'approved'>) =>
    productionProblems(
      {
        id: 'harbour',
        config: { ...configOf([]), languages: { default: 'EN', tags: {}, ...languages } },
      },
      [],
    ).map(({ field, code }) => `${field} ${code}`)

  it('are refused while no native reader has approved their legal texts', () => {
    expect(
      found({ offered: ['EN', 'DE', 'KM'], approved: { DE: { by: 'Ada Lovelace', on: '2026-11-01' } } }),
    ).toEqual(['languages.approved.KM texts-unapproved'])
  })

  it('need no approval in English, the source of all', () => {
    expect(found({ offered: ['EN'], approved: {} })).toEqual([])
  })
})
