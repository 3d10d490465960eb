import { defineTenant } from '@livery/tenant'

export default defineTenant({
  id: 'lotus',
  name: 'Lotus',
  description: 'Xổ số ba miền, quay thưởng mỗi ngày.',
  merchantCode: 'LOT01',
  hosts: ['m.lotus-loto.example', 'lotus.localhost'],
  languages: { offered: ['VI', 'EN', 'TH', 'KM'], default: 'VI' },
  flags: {
    MOBILEVERCODELOGIN3: true,
    REFERRAL: true,
    VIP: true,
    MENU_CASHBACK: false,
    MENU_POINTS: false,
    MENU_FEEDBACK: false,
  },
  templates: {
    login_prompt_text: '<strong>Mời bạn bè</strong>, nhận lì xì vào ví của cả hai.',
  },
  layout: { home: 'lottery', gameTile: 'square', header: 'centre', bottomMenu: 'bar', defaultTheme: 'dark' },
  registration: { methods: ['mobileNum'] },
  currency: 'VND',
  games: {
    categories: ['LOTT', 'ELOTT', 'HOT', 'FISH', 'RNG', 'LIVE', 'COCKFIGHT', 'PVP', 'SPORTS', 'ESPORTS', 'NEW_GAME', 'REWARD', 'PROMO'],
    cockfight: { vendor: 'BTI', gameId: 'BTI-COCKFIGHT', nodeId: 'BTI-COCKFIGHT' },
  },
  install: {
    androidUrl: 'https://m.lotus-loto.example/download/lotus.apk',
    rating: 4.6,
    minimumIos: '12.4',
  },
  legal: {
    jurisdiction: 'curacao',
    company: 'Sen Vang Entertainment N.V.',
    companyNumber: '160482',
    address: 'Kaya Flamboyan 9, Willemstad, Curaçao',
    licenceNumber: 'OGL/2024/1482/0731',
    licenceUrl: 'https://cert.cga.cw/certificate?id=OGL-2024-1482-0731',
    minimumAge: 18,
    responsibleGaming: [
      { label: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/' },
      { label: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org/' },
    ],
  },
  contacts: {
    email: 'cskh@lotus-loto.example',
    telegram: 'https://t.me/lotus_loto_example',
    facebook: 'https://www.facebook.com/lotus.loto.example',
  },
  trustedOrigins: {
    frames: ['http://localhost:7000'],
    chat: ['http://localhost:7000'],
    pay: ['http://localhost:7000'],
    images: ['http://localhost:7000'],
  },
})
