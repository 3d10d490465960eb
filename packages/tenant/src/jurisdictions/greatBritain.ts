import type { Jurisdiction } from './jurisdiction.ts'

export const greatBritain: Jurisdiction = {
  id: 'great-britain',
  name: 'Great Britain',
  regulator: { name: 'Gambling Commission', url: 'https://www.gamblingcommission.gov.uk/' },
  licence: { pattern: /^0\d{5}-R-\d{6}-\d{3}$/, example: '000000-R-000000-001' },
  minimumAge: 18,
  required: ['companyNumber', 'licenceUrl'],
  helpHosts: ['gambleaware.org', 'gamcare.org.uk', 'gamstop.co.uk'],
  source: 'LCCP, licence condition 8.1.1 and social responsibility codes 3.2.11, 3.3.1 and 3.5.3',
}
