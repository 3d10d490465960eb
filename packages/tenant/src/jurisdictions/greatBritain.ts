import type { Jurisdiction } from './jurisdiction.ts'

export const greatBritain: Jurisdiction = {
  id: 'great-britain',
  name: 'Great Britain',
  regulator: { name: 'Gambling Commission', url: 'https://www.gamblingcommission.gov.uk/' },
  licence: { pattern: /^0\d{5}-R-\d{6}-\d{3}$/, example: '000000-R-000000-001' },
  account: /^0*(\d+)-R-/,
  registerHosts: ['gamblingcommission.gov.uk'],
  minimumAge: 18,
  required: ['companyNumber', 'licenceUrl'],
  helpHosts: ['gambleaware.org', 'gamcare.org.uk'],
  schemeHosts: ['gamstop.co.uk'],
  obligations: [
    { duty: 'licenceStatement', where: 'gambling', source: 'LCCP, licence condition 8.1.1' },
    { duty: 'ageSign', where: 'gambling', source: 'LCCP, social responsibility code 3.2.11' },
    { duty: 'helpOrganisation', where: 'gambling', source: 'LCCP, social responsibility code 3.3.1' },
    { duty: 'responsibleGamingLink', where: 'gambling', source: 'LCCP, social responsibility code 3.3.1' },
    { duty: 'selfExclusion', where: ['responsibleGaming'], source: 'LCCP, social responsibility code 3.5.3' },
    { duty: 'limitsAtRegistration', where: ['register'], source: 'RTS 12A' },
    { duty: 'limitsAtFirstDeposit', where: ['deposit'], source: 'RTS 12A' },
    { duty: 'noAutoplay', where: 'play', source: 'RTS 8A' },
    { duty: 'timeAndSpend', where: 'play', source: 'RTS 2E and 13C' },
    { duty: 'realityCheck', where: 'play', source: 'RTS 13B' },
    { duty: 'threeMonthHistory', where: ['responsibleGaming'], source: 'RTS 1B' },
  ],
  source:
    'Licence conditions and codes of practice (LCCP); Remote gambling and software technical standards (RTS)',
}
