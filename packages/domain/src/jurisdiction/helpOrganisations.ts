/** Organisation that helps people with gambling problems, and their families. */
export interface HelpOrganisation {
  /** Name of the organisation, which is not translated. */
  readonly name: string
  readonly url: string
}

/** International organisations, which help in many countries and languages. */
export const INTERNATIONAL_HELP: readonly HelpOrganisation[] = [
  { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/' },
  { name: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org/' },
]

/** National organisations by ISO 3166-1 alpha-2 code. An operator adds its own under `legal.responsibleGaming`. */
export const HELP_BY_COUNTRY: Readonly<Record<string, readonly HelpOrganisation[]>> = {
  AT: [{ name: 'Spielsuchthilfe', url: 'https://www.spielsuchthilfe.at/' }],
  AU: [{ name: 'Gambling Help Online', url: 'https://www.gamblinghelponline.org.au/' }],
  BE: [{ name: 'Gokhulp', url: 'https://www.gokhulp.be/' }],
  CA: [{ name: 'Responsible Gambling Council', url: 'https://www.responsiblegambling.org/' }],
  CH: [{ name: 'SOS Spielsucht', url: 'https://www.sos-spielsucht.ch/' }],
  DE: [{ name: 'Check dein Spiel', url: 'https://www.check-dein-spiel.de/' }],
  DK: [{ name: 'StopSpillet', url: 'https://www.stopspillet.dk/' }],
  ES: [{ name: 'FEJAR', url: 'https://fejar.org/' }],
  FI: [{ name: 'Peluuri', url: 'https://www.peluuri.fi/' }],
  FR: [{ name: 'Joueurs Info Service', url: 'https://www.joueurs-info-service.fr/' }],
  GB: [
    { name: 'GamCare', url: 'https://www.gamcare.org.uk/' },
    { name: 'NHS', url: 'https://www.nhs.uk/' },
    { name: 'GAMSTOP', url: 'https://www.gamstop.co.uk/' },
  ],
  GR: [{ name: 'KETHEA', url: 'https://www.kethea.gr/' }],
  IE: [{ name: 'Gambling Care', url: 'https://www.gamblingcare.ie/' }],
  IT: [{ name: 'Giocatori Anonimi', url: 'https://www.giocatorianonimi.org/' }],
  KR: [{ name: '한국도박문제예방치유원', url: 'https://www.kcgp.or.kr/' }],
  MT: [{ name: 'Responsible Gaming Foundation', url: 'https://www.rgf.org.mt/' }],
  NL: [{ name: 'Loket Kansspel', url: 'https://www.loketkansspel.nl/' }],
  NO: [{ name: 'Hjelpelinjen', url: 'https://hjelpelinjen.no/' }],
  NZ: [{ name: 'Gambling Helpline', url: 'https://www.gamblinghelpline.co.nz/' }],
  SE: [{ name: 'Stödlinjen', url: 'https://www.stodlinjen.se/' }],
  SG: [{ name: 'National Council on Problem Gambling', url: 'https://www.ncpg.org.sg/' }],
  US: [{ name: 'National Council on Problem Gambling', url: 'https://www.ncpgambling.org/' }],
  ZA: [{ name: 'Responsible Gambling Foundation', url: 'https://responsiblegambling.org.za/' }],
}

/** Help organisations for a country: its own, then the international ones. */
export function helpIn(country: string): readonly HelpOrganisation[] {
  return [...(HELP_BY_COUNTRY[country] ?? []), ...INTERNATIONAL_HELP]
}
