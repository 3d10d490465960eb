import type { Jurisdiction } from './jurisdiction.ts'

/** Day on which the sources were last read. */
const READ = '2026-11-23'

export const malta: Jurisdiction = {
  id: 'malta',
  name: 'Malta',
  currency: 'EUR',
  regulator: { name: 'Malta Gaming Authority', url: 'https://www.mga.org.mt/' },
  licence: { pattern: /^MGA\/B2C\/\d{3,4}\/20\d{2}$/, example: 'MGA/B2C/394/2017' },
  registerHosts: ['mga.org.mt'],
  minimumAge: 18,
  required: ['companyNumber', 'address', 'licenceUrl'],
  helpHosts: ['rgf.org.mt', 'gamblingtherapy.org'],
  schemeHosts: [],
  obligations: [
    { duty: 'licenceStatement', where: 'everywhere', source: 'Directive 2 of 2018, part II', read: READ },
    {
      duty: 'licenseeDetails',
      where: ['home', 'responsibleGaming'],
      source: 'Directive 2 of 2018, part II',
      read: READ,
    },
    { duty: 'ageSign', where: 'everywhere', source: 'Directive 2 of 2018, part III', read: READ },
    { duty: 'helpOrganisation', where: 'everywhere', source: 'Directive 2 of 2018, part III', read: READ },
    { duty: 'harmMessage', where: 'everywhere', source: 'Directive 2 of 2018, part III', read: READ },
    {
      duty: 'responsibleGamingLink',
      where: 'everywhere',
      source: 'Directive 2 of 2018, part III',
      read: READ,
    },
    {
      duty: 'selfExclusion',
      where: ['responsibleGaming'],
      source: 'Directive 2 of 2018, part III',
      read: READ,
    },
    {
      duty: 'indefiniteExclusion',
      where: ['responsibleGaming'],
      source: 'Directive 2 of 2018, part III',
      read: READ,
    },
    {
      duty: 'limitsOffered',
      where: ['responsibleGaming'],
      source: 'Directive 2 of 2018, part III',
      read: READ,
    },
    {
      duty: 'toolsAtRegistration',
      where: ['register'],
      source: 'Directive 2 of 2018, as amended on 2023-01-12',
      read: READ,
      from: '2024-01-12',
    },
    { duty: 'realityCheck', where: 'play', source: 'Directive 2 of 2018, part III', read: READ },
    {
      duty: 'threeMonthHistory',
      where: ['responsibleGaming'],
      source: 'Directive 2 of 2018, part II',
      read: READ,
    },
  ],
  source: 'Player Protection Directive (Directive 2 of 2018)',
}
