import { defineTenant } from '@livery/tenant'

export default defineTenant({
  id: 'aurora',
  name: 'Aurora',
  description: 'Slots, live tables and hot games under one northern sky.',
  merchantCode: 'AUR01',
  hosts: ['play.aurora-casino.example', 'aurora.localhost'],
  languages: { offered: ['EN', 'CN', 'TW', 'JA', 'KO', 'TH', 'ID', 'MS'], default: 'EN' },
  flags: {
    MOBILEVERCODELOGIN3: true,
    FACEBOOKLOGIN3: true,
    GOOGLELOGIN3: true,
    CBS3: true,
    AGENTPOLICY3: true,
    REFERRAL: true,
    VIP: true,
  },
  templates: {
    mem_cen: 1,
    dep_func: 1,
    login_prompt_text: '<strong>Bring a friend</strong> and you both start the night with a bonus.',
  },
  layout: { home: 'games', gameTile: 'poster', header: 'start', bottomMenu: 'floating', defaultTheme: 'dark' },
  registration: { methods: ['username', 'mobileNum'] },
  currency: 'EUR',
  games: {
    categories: ['HOT', 'RNG', 'LIVE', 'NEW_GAME', 'FISH', 'PVP', 'BGS', 'BG', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT', 'LOTT', 'REWARD', 'PROMO'],
    cockfight: { vendor: 'BTI', gameId: 'BTI-COCKFIGHT', nodeId: 'BTI-COCKFIGHT' },
  },
  install: {
    iosProfile: {
      identifier: 'example.aurora-casino.webclip',
      organisation: 'Northern Lights Gaming Limited',
      uuid: '5f0f1a52-1e0a-4c7b-9a43-6d6a1f1c2b01',
    },
    androidUrl: 'https://play.aurora-casino.example/download/aurora.apk',
    rating: 4.8,
    minimumIos: '12.4',
  },
  legal: {
    jurisdiction: 'malta',
    company: 'Northern Lights Gaming Limited',
    companyNumber: 'C 81234',
    address: '12 Triq il-Fanal, Sliema SLM 1020, Malta',
    licenceNumber: 'MGA/B2C/512/2019',
    licenceUrl: 'https://authorisation.mga.org.mt/verification.aspx?lang=EN&company=512',
    minimumAge: 18,
    responsibleGaming: [
      { label: 'Responsible Gaming Foundation', url: 'https://www.rgf.org.mt/' },
      { label: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/' },
    ],
  },
  contacts: {
    email: 'care@aurora-casino.example',
    telegram: 'https://t.me/aurora_casino_example',
    facebook: 'https://www.facebook.com/aurora.casino.example',
    youtube: 'https://www.youtube.com/@aurora-casino-example',
  },
  trustedOrigins: {
    frames: ['http://localhost:7000'],
    chat: ['http://localhost:7000'],
    pay: ['http://localhost:7000'],
    images: ['http://localhost:7000'],
  },
  signIn: {
    facebook: { clientId: 'aurora-facebook' },
    google: { clientId: 'aurora-google' },
  },
})
