import { defineTenant } from '@livery/tenant'

export default defineTenant({
  id: 'ormond',
  name: 'Ormond',
  description: 'A private salon: live tables, quiet service, and time.',
  merchantCode: 'ORM01',
  hosts: ['salon.ormond-club.example', 'ormond.localhost'],
  languages: { offered: ['EN', 'FR', 'JA'], default: 'EN', tags: { EN: 'en-GB' } },
  flags: {
    MOBILEVERCODELOGIN3: true,
    CBS3: true,
    VIP: true,
    PASSKEYS: true,
    MENU_FEEDBACK: false,
  },
  templates: { mem_cen: 1, dep_func: 1 },
  layout: {
    home: 'games',
    entrance: 'top',
    gameTile: 'poster',
    header: 'centre',
    bottomMenu: 'bar',
    pages: { login: 'banner', vip: 'ladder', game: 'bare' },
    defaultTheme: 'dark',
  },
  registration: { methods: ['username', 'mobileNum'] },
  currency: 'EUR',
  games: {
    categories: ['LIVE', 'HOT', 'RNG', 'PVP', 'BGS', 'NEW_GAME', 'SPORTS', 'LOTT', 'REWARD', 'PROMO'],
  },
  install: { rating: 4.9, minimumIos: '12.4' },
  legal: {
    jurisdiction: 'malta',
    company: 'Ormond Salon Limited',
    companyNumber: 'C 96410',
    address: '4 Triq il-Merkanti, Valletta VLT 1171, Malta',
    licenceNumber: 'MGA/B2C/733/2020',
    licenceUrl: 'https://authorisation.mga.org.mt/verification.aspx?lang=EN&company=733',
    minimumAge: 21,
    responsibleGaming: [
      { label: 'Responsible Gaming Foundation', url: 'https://www.rgf.org.mt/' },
      { label: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/' },
    ],
  },
  contacts: { email: 'concierge@ormond-club.example' },
  trustedOrigins: {
    frames: ['http://localhost:7000'],
    chat: ['http://localhost:7000'],
    pay: ['http://localhost:7000'],
    images: ['http://localhost:7000'],
  },
})
