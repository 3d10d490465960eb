import type { Jurisdiction } from './jurisdiction.ts'

export const malta: Jurisdiction = {
  id: 'malta',
  name: 'Malta',
  regulator: { name: 'Malta Gaming Authority', url: 'https://www.mga.org.mt/' },
  licence: { pattern: /^MGA\/B2C\/\d{3,4}\/20\d{2}$/, example: 'MGA/B2C/394/2017' },
  minimumAge: 18,
  required: ['companyNumber', 'address', 'licenceUrl'],
  helpHosts: ['rgf.org.mt', 'gamblingtherapy.org'],
  source: 'Player Protection Directive (Directive 2 of 2018), part II',
}
