import type { TenantConfig } from '@livery/tenant'

/**
 * Licence of Pennsylvania, made up for this check: no brand of `tenants/` is licensed there, but its pack has
 * to be checked too. The licence is put over a brand that is built already.
 */
export const KEYSTONE: Pick<TenantConfig, 'name' | 'legal'> = {
  name: 'Keystone (fixture)',
  legal: {
    jurisdiction: 'pennsylvania',
    company: 'Keystone Interactive LLC',
    address: '1 Market Square, Harrisburg, PA 17101, United States',
    licenceNumber: '114872-1',
    licenceUrl: 'https://gamingcontrolboard.pa.gov/licensees/114872',
    minimumAge: 21,
    birthdayMinimumAge: 21,
    responsibleGaming: [{ label: '1-800-GAMBLER', url: 'https://www.1800gambler.net/' }],
  },
}
