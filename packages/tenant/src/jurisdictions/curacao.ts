import type { Jurisdiction } from './jurisdiction.ts'

export const curacao: Jurisdiction = {
  id: 'curacao',
  name: 'Curaçao',
  regulator: { name: 'Curaçao Gaming Authority', url: 'https://www.cga.cw/' },
  licence: { pattern: /^OGL\/20\d{2}\/\d{2,5}\/\d{4}$/, example: 'OGL/2024/1234/0567' },
  registerHosts: ['cga.cw'],
  minimumAge: 18,
  required: ['companyNumber', 'address', 'licenceUrl'],
  helpHosts: [],
  schemeHosts: [],
  obligations: [
    { duty: 'licenceStatement', where: 'everywhere', source: 'LOK, licence block of the Gaming Authority' },
    {
      duty: 'licenseeDetails',
      where: ['home', 'responsibleGaming'],
      source: 'LOK, licence block of the Gaming Authority',
    },
    { duty: 'ageSign', where: 'everywhere', source: 'LOK, responsible-gaming policy' },
    { duty: 'responsibleGamingLink', where: 'everywhere', source: 'LOK, responsible-gaming policy' },
    { duty: 'selfExclusion', where: ['responsibleGaming'], source: 'LOK, responsible-gaming policy' },
  ],
  source: 'National Ordinance on Games of Chance (LOK) and the licence block of the Gaming Authority',
}
