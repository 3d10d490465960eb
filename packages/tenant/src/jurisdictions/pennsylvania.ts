import type { Jurisdiction } from './jurisdiction.ts'

export const pennsylvania: Jurisdiction = {
  id: 'pennsylvania',
  name: 'Pennsylvania',
  regulator: { name: 'Pennsylvania Gaming Control Board', url: 'https://gamingcontrolboard.pa.gov/' },
  licence: { pattern: /^\d{5,6}-\d{1,2}$/, example: '110298-1' },
  minimumAge: 21,
  required: ['address', 'licenceUrl'],
  helpHosts: ['1800gambler.net', 'pacouncil.com', 'responsibleplay.pa.gov'],
  source: '58 Pa. Code chapters 809 to 815 (interactive gaming)',
}
