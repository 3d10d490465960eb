import type { Jurisdiction } from './jurisdiction.ts'

/** Day on which the sources were last read. */
const READ = '2026-11-23'

export const curacao: Jurisdiction = {
  id: 'curacao',
  name: 'Curaçao',
  currency: 'USD',
  regulator: { name: 'Curaçao Gaming Authority', url: 'https://www.cga.cw/' },
  licence: { pattern: /^OGL\/20\d{2}\/\d{2,5}\/\d{4}$/, example: 'OGL/2024/1234/0567' },
  registerHosts: ['cga.cw'],
  minimumAge: 18,
  required: ['companyNumber', 'address', 'licenceUrl'],
  helpHosts: [],
  schemeHosts: [],
  obligations: [
    {
      duty: 'licenceStatement',
      where: 'everywhere',
      source: 'LOK, licence block of the Gaming Authority',
      read: READ,
      from: '2024-12-24',
    },
    {
      duty: 'licenseeDetails',
      where: ['home', 'responsibleGaming'],
      source: 'LOK, licence block of the Gaming Authority',
      read: READ,
      from: '2024-12-24',
    },
    {
      duty: 'ageSign',
      where: 'everywhere',
      source: 'LOK article 12.1, Responsible Gaming Policy 1.0',
      read: READ,
      from: '2024-12-24',
    },
    {
      duty: 'responsibleGamingLink',
      where: 'everywhere',
      source: 'LOK article 12.1, Responsible Gaming Policy 1.0',
      read: READ,
      from: '2024-12-24',
    },
    {
      duty: 'selfExclusion',
      where: ['responsibleGaming'],
      source: 'LOK article 12.1, Responsible Gaming Policy 1.0',
      read: READ,
      from: '2024-12-24',
    },
    {
      duty: 'limitsOffered',
      where: ['responsibleGaming'],
      source: 'LOK article 12.1, Responsible Gaming Policy 1.0',
      read: READ,
      from: '2025-04-17',
    },
    {
      duty: 'indefiniteExclusion',
      where: ['responsibleGaming'],
      source: 'LOK article 12.1, Responsible Gaming Policy 1.0',
      read: READ,
      from: '2025-04-17',
    },
    {
      duty: 'realityCheck',
      where: 'play',
      source: 'LOK article 12.1, Responsible Gaming Policy 1.0',
      read: READ,
      from: '2025-04-17',
    },
  ],
  source: 'National Ordinance on Games of Chance (LOK) and the licence block of the Gaming Authority',
}
