import type { Jurisdiction } from './jurisdiction.ts'

/** Day on which the sources were last read. */
const READ = '2026-11-23'

export const pennsylvania: Jurisdiction = {
  id: 'pennsylvania',
  name: 'Pennsylvania',
  currency: 'USD',
  regulator: { name: 'Pennsylvania Gaming Control Board', url: 'https://gamingcontrolboard.pa.gov/' },
  licence: { pattern: /^\d{5,6}-\d{1,2}$/, example: '110298-1' },
  registerHosts: ['gamingcontrolboard.pa.gov'],
  minimumAge: 21,
  required: ['address', 'licenceUrl'],
  helpHosts: ['1800gambler.net', 'pacouncil.com', 'responsibleplay.pa.gov'],
  schemeHosts: [],
  helpline: { number: '1-800-GAMBLER', tel: '+18004262537' },
  obligations: [
    {
      duty: 'licenceStatement',
      where: 'everywhere',
      source: '58 Pa. Code § 811a.4',
      read: READ,
      from: '2021-08-28',
    },
    {
      duty: 'ageSign',
      where: 'everywhere',
      source: '58 Pa. Code § 811a.4',
      read: READ,
      from: '2021-08-28',
    },
    {
      duty: 'responsibleGamingLink',
      where: 'everywhere',
      source: '58 Pa. Code chapter 814a',
      read: READ,
      from: '2021-08-28',
    },
    {
      duty: 'selfExclusion',
      where: ['responsibleGaming'],
      source: '58 Pa. Code chapter 815a',
      read: READ,
      from: '2021-08-28',
    },
    {
      duty: 'limitsAtRegistration',
      where: ['register'],
      source: '58 Pa. Code § 814a.1(e)(4)',
      read: READ,
      from: '2021-08-28',
    },
    {
      duty: 'lastLogin',
      where: ['home', 'memberHome'],
      source: '58 Pa. Code § 814a.1(c) and § 812a.9',
      read: READ,
      from: '2021-08-28',
    },
    {
      duty: 'sessionClock',
      where: 'everywhere',
      source: '58 Pa. Code § 814a.1(e)(1)',
      read: READ,
      from: '2021-08-28',
    },
    {
      duty: 'hourlyNotice',
      where: 'play',
      source: '58 Pa. Code § 814a.1(e)(2)',
      read: READ,
      from: '2021-08-28',
    },
    {
      duty: 'helplineAtEntry',
      where: ['home'],
      source: '58 Pa. Code § 814a.1(b)',
      read: READ,
      from: '2021-08-28',
    },
    {
      duty: 'helplineAtLogin',
      where: ['login'],
      source: '58 Pa. Code § 814a.1(b)',
      read: READ,
      from: '2021-08-28',
    },
    {
      duty: 'helplineAtLogout',
      where: ['home'],
      source: '58 Pa. Code § 814a.1(b)',
      read: READ,
      from: '2021-08-28',
    },
  ],
  source: '58 Pa. Code, interactive gaming (chapters 809a to 815a)',
}
