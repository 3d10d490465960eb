import type { Jurisdiction } from './jurisdiction.ts'

/** Day on which the sources were last read. */
const READ = '2026-11-23'

export const greatBritain: Jurisdiction = {
  id: 'great-britain',
  name: 'Great Britain',
  currency: 'GBP',
  regulator: { name: 'Gambling Commission', url: 'https://www.gamblingcommission.gov.uk/' },
  licence: { pattern: /^0\d{5}-R-\d{6}-\d{3}$/, example: '000000-R-000000-001' },
  account: /^0*(\d+)-R-/,
  registerHosts: ['gamblingcommission.gov.uk'],
  minimumAge: 18,
  required: ['companyNumber', 'licenceUrl'],
  helpHosts: ['gamcare.org.uk', 'nhs.uk'],
  schemeHosts: ['gamstop.co.uk'],
  obligations: [
    { duty: 'licenceStatement', where: 'gambling', source: 'LCCP, licence condition 8.1.1', read: READ },
    { duty: 'ageSign', where: 'gambling', source: 'LCCP, social responsibility code 3.2.11', read: READ },
    {
      duty: 'helpOrganisation',
      where: 'gambling',
      source: 'LCCP, social responsibility code 3.3.1',
      read: READ,
    },
    {
      duty: 'responsibleGamingLink',
      where: 'gambling',
      source: 'LCCP, social responsibility code 3.3.1',
      read: READ,
    },
    {
      duty: 'selfExclusion',
      where: ['responsibleGaming'],
      source: 'LCCP, social responsibility code 3.5.3',
      read: READ,
    },
    { duty: 'limitsAtRegistration', where: ['register'], source: 'RTS 12A', read: READ, from: '2025-10-31' },
    { duty: 'limitsAtFirstDeposit', where: ['deposit'], source: 'RTS 12A', read: READ, from: '2025-10-31' },
    {
      duty: 'limitsByDefault',
      where: ['register', 'deposit'],
      source: 'RTS 12A',
      read: READ,
      from: '2025-10-31',
    },
    {
      duty: 'freeTextLimits',
      where: ['responsibleGaming', 'deposit'],
      source: 'RTS 12A',
      read: READ,
      from: '2025-10-31',
    },
    { duty: 'limitsLink', where: ['home', 'deposit'], source: 'RTS 12A', read: READ, from: '2025-10-31' },
    {
      duty: 'marketingConsent',
      where: ['register', 'security'],
      source: 'LCCP, social responsibility code 5.1.12',
      read: READ,
      from: '2025-05-01',
    },
    { duty: 'sixMonthReview', where: 'everywhere', source: 'RTS 12A', read: READ, from: '2025-10-31' },
    {
      duty: 'grossDepositLimits',
      where: ['responsibleGaming'],
      source: 'RTS 12B',
      read: READ,
      from: '2026-09-30',
    },
    { duty: 'noCelebratedLoss', where: 'play', source: 'RTS 14', read: READ, from: '2025-01-17' },
    { duty: 'noAutoplay', where: 'play', source: 'RTS 8A', read: READ },
    { duty: 'timeAndSpend', where: 'play', source: 'RTS 2E and 13C', read: READ },
    { duty: 'realityCheck', where: 'play', source: 'RTS 13B', read: READ },
    { duty: 'netDeposits', where: ['responsibleGaming'], source: 'RTS 1C', read: READ, from: '2018-04-01' },
    { duty: 'threeMonthHistory', where: ['responsibleGaming'], source: 'RTS 1B', read: READ },
  ],
  conduct: [
    {
      rule: { roundSeconds: { slot: 2.5, other: 5 } },
      source: 'RTS 14A and 14G',
      read: READ,
      from: '2025-01-17',
    },
    {
      rule: { slotStake: '5' },
      source: 'Operating licence conditions, online slots stake limit',
      read: READ,
      from: '2025-04-09',
    },
    {
      rule: { youngSlotStake: '2' },
      source: 'Operating licence conditions, online slots stake limit',
      read: READ,
      from: '2025-05-21',
    },
    {
      rule: { bonusTurnover: 10, mixedOffers: false },
      source: 'LCCP, social responsibility code 5.1.1',
      read: READ,
      from: '2026-01-19',
    },
  ],
  source:
    'Licence conditions and codes of practice (LCCP); Remote gambling and software technical standards (RTS)',
}
