import type { TenantInput } from '../config.ts'

/** A brand without a mistake, for tests that make one. */
export function soundTenant(changes: Partial<TenantInput> = {}): TenantInput {
  return {
    id: 'harbour',
    name: 'Harbour',
    description: 'Calm waters.',
    merchantCode: 'HAR01',
    hosts: ['play.harbour.example', 'harbour.localhost'],
    languages: { offered: ['EN', 'VI'], default: 'EN' },
    registration: { methods: ['username'] },
    currency: 'EUR',
    games: { categories: ['HOT', 'RNG'] },
    legal: {
      jurisdiction: 'malta',
      company: 'Harbour Gaming Ltd',
      companyNumber: 'C 1',
      address: 'Valletta',
      licenceNumber: 'MGA/B2C/100/2020',
      licenceUrl: 'https://www.mga.org.mt/licence/100',
      minimumAge: 18,
      responsibleGaming: [{ label: 'RGF', url: 'https://www.rgf.org.mt/' }],
    },
    ...changes,
  }
}
