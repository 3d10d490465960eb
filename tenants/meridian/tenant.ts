import { defineTenant } from '@livery/tenant'

export default defineTenant({
  id: 'meridian',
  name: 'Meridian',
  description: 'A quiet sportsbook: every match, clear prices, nothing in the way.',
  merchantCode: 'MER01',
  hosts: ['m.meridian-sports.example', 'meridian.localhost'],
  languages: { offered: ['AR', 'EN', 'FR', 'FA', 'UR', 'TR'], default: 'AR' },
  flags: {
    MOBILEVERCODELOGIN3: true,
    VIP: true,
    MENU_CASHBACK: false,
    MENU_INVITE_FRIENDS: false,
    MENU_POINTS: false,
  },
  templates: { mem_cen: 1 },
  layout: { home: 'sports', gameTile: 'row', header: 'start', bottomMenu: 'bar', defaultTheme: 'light' },
  registration: { methods: ['username', 'mobileNum'] },
  currency: 'GBP',
  games: {
    categories: ['SPORTS', 'ESPORTS', 'PVP', 'LIVE', 'HOT', 'RNG', 'FISH', 'NEW_GAME', 'LOTT', 'ELOTT', 'REWARD', 'PROMO'],
    vendorLabels: { BTI: 'Sportsbook' },
  },
  install: { rating: 4.7, minimumIos: '12.4' },
  legal: {
    jurisdiction: 'great-britain',
    company: 'Greenwich Line Betting Ltd',
    companyNumber: '09812345',
    address: '3 Observatory Row, London SE10 9NF, United Kingdom',
    licenceNumber: '058214-R-331907-012',
    licenceUrl: 'https://www.gamblingcommission.gov.uk/public-register/business/detail/58214',
    minimumAge: 21,
    responsibleGaming: [
      { label: 'GambleAware', url: 'https://www.gambleaware.org/' },
      { label: 'GamCare', url: 'https://www.gamcare.org.uk/' },
      { label: 'GAMSTOP', url: 'https://www.gamstop.co.uk/' },
    ],
  },
  contacts: { email: 'support@meridian-sports.example' },
  trustedOrigins: {
    frames: ['http://localhost:7000'],
    chat: ['http://localhost:7000'],
    pay: ['http://localhost:7000'],
    images: ['http://localhost:7000'],
  },
})
