import { USUAL_BOTTOM_MENU } from '@livery/domain/menus'
import { allFlags } from '@livery/domain/site'
import { homePreset, USUAL_HEADER, type BootData } from '@livery/tenant'

const PICTURE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'

/** A brand for tests: every flag on, two languages that differ in direction. */
export const testBoot: BootData = {
  tenant: {
    id: 'test',
    name: 'Test Brand',
    description: 'A brand for tests.',
    merchantCode: 'TST01',
    languages: { offered: ['EN', 'AR'], default: 'EN', tags: {} },
    flags: allFlags(true),
    templates: { mem_cen: 1, dep_func: 1 },
    layout: {
      home: homePreset('games'),
      gameTile: 'poster',
      tileCaption: 'below',
      tileBadges: ['jackpot', 'new'],
      header: { logo: 'start', shows: USUAL_HEADER },
      bottomMenu: { form: 'bar', entries: USUAL_BOTTOM_MENU },
      sideMenu: { form: 'list', first: [] },
      pages: {
        login: 'plain',
        promotions: 'cards',
        vip: 'tabs',
        gameCentre: 'pills',
        game: 'bar',
        memberCentre: 'template',
      },
      defaultTheme: 'dark',
    },
    gateway: { baseUrl: '', WEB: 1, MOBILE: 3, statusReading: 'B', tokenInPayload: false },
    registration: { methods: ['username', 'mobileNum'] },
    currency: 'EUR',
    games: {
      categories: ['HOT', 'FAV', 'RNG', 'LIVE', 'NEW_GAME', 'LOTT', 'PROMO'],
      vendorLabels: {},
      lotteryModes: { vietnam: 'VN', sea: 'SEA', elottery: 'ELOTT', lottery: 'LOTT' },
    },
    install: { minimumIos: '12.4' },
    legal: {
      jurisdiction: 'malta',
      company: 'Test Gaming Limited',
      licenceNumber: 'TST/0001/2026',
      minimumAge: 18,
      birthdayMinimumAge: 21,
      responsibleGaming: [],
    },
    regulation: {
      regulator: 'Test Gaming Authority',
      reference: { kind: 'licence', number: 'TST/0001/2026' },
      duties: [],
    },
    contacts: {},
    trustedOrigins: { frames: [], chat: [], pay: [], images: [], links: [] },
    signIn: {},
  },
  messages: { EN: '/messages/EN.json', AR: '/messages/AR.json' },
  assets: { logo: PICTURE, logoLight: PICTURE, icon: PICTURE, banners: {} },
  themeColor: { dark: '#000000', light: '#ffffff' },
  release: 'test',
}
