import { describe, expect, it } from 'vitest'

import { soundTenant } from '../testing/soundTenant.ts'
import { readTenant } from './readTenant.ts'

const source = { tenant: 'harbour', file: 'tenants/harbour/tenant.ts' }

describe('a valid brand', () => {
  it('gets its defaults', () => {
    const { config } = readTenant(soundTenant(), source)
    expect(config).toMatchObject({
      flags: { VIP: false, REFERRAL: false, MENU_DEPOSIT: true },
      templates: { mem_cen: 0, dep_func: 0 },
      layout: {
        defaultTheme: 'dark',
        header: { logo: 'start', shows: ['invite', 'download'] },
        bottomMenu: { form: 'bar' },
        sideMenu: { form: 'list', first: [] },
        pages: {
          login: 'plain',
          promotions: 'cards',
          vip: 'tabs',
          gameCentre: 'pills',
          game: 'bar',
          memberCentre: 'template',
        },
      },
      gateway: { baseUrl: '', WEB: 1, MOBILE: 3, statusReading: 'B', tokenInPayload: false },
      games: { vendorLabels: { BTI: 'Sports+' } },
      legal: { birthdayMinimumAge: 21 },
      install: { minimumIos: '12.4' },
      trustedOrigins: { frames: [], chat: [], pay: [], images: [], links: [] },
    })
  })

  it.each([
    { given: {}, badges: ['jackpot', 'new'] },
    { given: { tileBadges: [] }, badges: [] },
    { given: { tileBadges: ['lastPlayed'] }, badges: ['lastPlayed'] },
  ] as const)('has the marks $badges on its tiles for $given (S-home-43)', ({ given, badges }) => {
    const { config } = readTenant(soundTenant({ layout: given }), source)
    expect(config?.layout.tileBadges).toEqual(badges)
  })

  it.each([
    ['games', 'hot'],
    ['lottery', 'hot'],
  ] as const)(
    'gets the sections of the order %s, without shelves of categories that it lacks',
    (home, first) => {
      const { config } = readTenant(soundTenant({ layout: { home, entrance: 'side' } }), source)
      const kinds = config?.layout.home.map(({ kind }) => kind) ?? []
      expect(kinds).toContain(first)
      expect(kinds).not.toContain('category')
      expect(config?.layout.home.find(({ kind }) => kind === 'categories')?.variant).toBe('side')
    },
  )

  it('lists its sections, each with the first variant of its kind unless it names one', () => {
    const home = [
      { kind: 'hero' },
      { kind: 'categories' },
      { kind: 'hot', variant: 'bento', limit: 6 },
    ] as const
    const { config } = readTenant(soundTenant({ layout: { home } }), source)
    expect(config?.layout.home).toEqual([
      { kind: 'hero', variant: 'carousel' },
      { kind: 'categories', variant: 'strip' },
      { kind: 'hot', variant: 'bento', limit: 6 },
    ])
  })

  it.each([
    'http://localhost:7000',
    'http://127.0.0.1:7000',
    'http://games.localhost',
    'https://games.example:8443',
  ])('may trust %s', (origin) => {
    const { problems } = readTenant(soundTenant({ trustedOrigins: { frames: [origin] } }), source)
    expect(problems).toEqual([])
  })
})
