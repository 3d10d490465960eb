import type { Jurisdiction } from './jurisdiction.ts'

export const malta: Jurisdiction = {
  id: 'malta',
  name: 'Malta',
  regulator: { name: 'Malta Gaming Authority', url: 'https://www.mga.org.mt/' },
  licence: { pattern: /^MGA\/B2C\/\d{3,4}\/20\d{2}$/, example: 'MGA/B2C/394/2017' },
  registerHosts: ['mga.org.mt'],
  minimumAge: 18,
  required: ['companyNumber', 'address', 'licenceUrl'],
  helpHosts: ['rgf.org.mt', 'gamblingtherapy.org'],
  schemeHosts: [],
  obligations: [
    { duty: 'licenceStatement', where: 'everywhere', source: 'Directive 2 of 2018, part II' },
    { duty: 'licenseeDetails', where: ['home', 'responsibleGaming'], source: 'Directive 2 of 2018, part II' },
    { duty: 'ageSign', where: 'everywhere', source: 'Directive 2 of 2018, part III' },
    { duty: 'helpOrganisation', where: 'everywhere', source: 'Directive 2 of 2018, part III' },
    { duty: 'responsibleGamingLink', where: 'everywhere', source: 'Directive 2 of 2018, part III' },
    { duty: 'selfExclusion', where: ['responsibleGaming'], source: 'Directive 2 of 2018, part III' },
    { duty: 'realityCheck', where: 'play', source: 'Directive 2 of 2018, part III' },
    { duty: 'threeMonthHistory', where: ['responsibleGaming'], source: 'Directive 2 of 2018, part II' },
  ],
  source: 'Player Protection Directive (Directive 2 of 2018)',
}
