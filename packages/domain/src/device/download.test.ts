import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import {
  compareVersions,
  type DeviceFacts,
  downloadOffers,
  downloadUrl,
  footerDownloads,
  needsLegacyNotice,
  needsSafari,
  offersApp,
  opensDownloadPopup,
  showsDownloadBar,
} from './download.ts'

const device = (facts: Partial<DeviceFacts>): DeviceFacts => ({
  os: 'android',
  osVersion: '14',
  nativeApp: false,
  standalone: false,
  safari: false,
  canInstall: true,
  ...facts,
})
const ios = (facts: Partial<DeviceFacts> = {}) =>
  device({ os: 'ios', osVersion: '17.2', safari: true, ...facts })
const links = [
  { resourceType: 'IOS', url: 'https://x/i.ipa' },
  { resourceType: 'Android', url: 'https://x/a.apk' },
  { resourceType: 'MOBILECONFIG', url: 'https://x/p.mobileconfig' },
]

test.each<[string, DeviceFacts, typeof links, string[]]>([
  ['Android', device({}), links, ['homeScreen', 'androidApp']],
  ['Android without links', device({}), [], ['homeScreen']],
  ['Android that cannot install', device({ canInstall: false }), [], []],
  ['iOS', ios(), links, ['homeScreen', 'iosProfile', 'iosApp']],
  ['iOS before 12.4', ios({ osVersion: '12.3.1' }), links, ['homeScreen', 'iosProfile']],
  ['an installed web app', device({ standalone: true }), links, ['androidApp']],
  ['the native app', device({ nativeApp: true }), links, []],
  ['a link without address', device({ canInstall: false }), [{ resourceType: 'Android', url: ' ' }], []],
])('offers on %s (S-install-10, S-install-15)', (_, facts, given, offers) =>
  expect(downloadOffers(facts, given, '12.4')).toEqual(offers),
)

test.each([
  ['12.4', '12.4', true],
  ['17.2', '12.4', true],
  ['17.1', '17.2', false],
  ['17.2', '17.2', true],
  [null, '17.2', true],
])('iOS %s and an app for iOS %s and newer: %s', (osVersion, minimumIos, offered) => {
  expect(downloadOffers(ios({ osVersion }), links, minimumIos).includes('iosApp')).toBe(offered)
})

test.each<[string, Partial<DeviceFacts>, typeof links, string[]]>([
  ['both, on any device', {}, links, ['iosProfile', 'androidApp']],
  ['what there is a link for', {}, links.slice(1, 2), ['androidApp']],
  ['nothing without links', {}, [], []],
  ['nothing in the native app (S-native-03)', { nativeApp: true }, links, []],
  ['both in an installed web app', { standalone: true }, links, ['iosProfile', 'androidApp']],
])('the footer offers %s (S-footer-01)', (_, facts, given, offers) =>
  expect(footerDownloads(device(facts), given)).toEqual(offers),
)

describe('download bar (S-frame-11, S-install-04, S-install-05)', () => {
  const shown = {
    onHomeRoute: true,
    closed: false,
    visits: 2,
    device: device({}),
    links,
    minimumIos: '12.4',
  }
  test.each([
    ['home', shown, true],
    ['another route', { ...shown, onHomeRoute: false }, false],
    ['first visit (S-install-18)', { ...shown, visits: 1 }, false],
    ['closed once', { ...shown, closed: true }, false],
    ['installed', { ...shown, device: device({ standalone: true }) }, false],
    ['native app', { ...shown, device: device({ nativeApp: true }) }, false],
    ['no link applies', { ...shown, device: device({ canInstall: false }), links: [] }, false],
    ['iOS', { ...shown, device: ios() }, true],
    ['iOS that cannot install', { ...shown, device: ios({ canInstall: false }) }, false],
  ])('%s', (_, facts, wanted) => expect(showsDownloadBar(facts)).toBe(wanted))
})

describe('home popup (S-install-11)', () => {
  const first = { device: device({}), shownBefore: false, remind: false, hiddenOn: null, today: '2026-11-20' }
  test.each([
    ['first visit', first, true],
    ['second visit', { ...first, shownBefore: true }, false],
    ['second visit, remind', { ...first, shownBefore: true, remind: true }, true],
    ['hidden today', { ...first, shownBefore: true, remind: true, hiddenOn: '2026-11-20' }, false],
    ['hidden yesterday', { ...first, shownBefore: true, remind: true, hiddenOn: '2026-11-19' }, true],
    ['iOS', { ...first, device: ios() }, false],
  ])('%s', (_, facts, wanted) => expect(opensDownloadPopup(facts)).toBe(wanted))
})

test.each([
  ['11', true],
  ['10.3.4', true],
  ['12.0', true],
  ['12.1.4', true],
  ['12.2', false],
  ['17.0', false],
  [null, false],
])('iOS %s needs the legacy notice: %s (S-install-08)', (osVersion, needed) => {
  expect(needsLegacyNotice({ os: 'ios', osVersion })).toBe(needed)
  expect(needsLegacyNotice({ os: 'android', osVersion })).toBe(false)
})

test('iOS outside Safari is sent to Safari (S-install-13)', () => {
  expect(needsSafari(ios({ safari: false }))).toBe(true)
  expect(needsSafari(ios())).toBe(false)
  expect(needsSafari(device({}))).toBe(false)
})

test.each([
  ['12.4', '12.4.0', 0],
  ['12_4_1', '12.4', 1],
  ['9.9', '12', -1],
])('%s against %s', (a, b, order) => expect(compareVersions(a, b)).toBe(order))

test.each([
  [[], null],
  [[{ resourceType: 'IOS', url: 'https://x/i.ipa' }], null],
  [[{ resourceType: 'Android', url: '  ' }], null],
  [
    [
      { resourceType: 'Android', url: '' },
      { resourceType: 'Android', url: 'https://x/2.apk' },
      { resourceType: 'Android', url: 'https://x/3.apk' },
    ],
    'https://x/2.apk',
  ],
])('of %j the Android app is at %s', (given, url) => expect(downloadUrl(given, 'Android')).toBe(url))

describe('versions', () => {
  const part = fc.nat({ max: 40 })
  const version = fc.array(part, { minLength: 1, maxLength: 4 })

  it('are ordered by their first different part', () => {
    fc.assert(
      fc.property(version, version, (a, b) => {
        const [left, right] = [a, b].map((parts) => [...parts, 0, 0, 0].slice(0, 4))
        const weigh = (parts: readonly number[] = []) => parts.reduce((sum, each) => sum * 41 + each, 0)
        expect(compareVersions(a.join('.'), b.join('_'))).toBe(Math.sign(weigh(left) - weigh(right)))
      }),
    )
  })

  it('that are not numbers count as the oldest', () => {
    expect(compareVersions('beta', '0')).toBe(0)
    expect(compareVersions('', '0.1')).toBe(-1)
  })
})

describe('on any device', () => {
  const anyDevice = fc.record({
    os: fc.constantFrom('ios', 'android', 'other'),
    osVersion: fc.constantFrom(null, '11', '12.3.9', '12.4', '17.2'),
    nativeApp: fc.boolean(),
    standalone: fc.boolean(),
    safari: fc.boolean(),
    canInstall: fc.boolean(),
  })
  const anyLinks = fc.subarray(links)

  it('offers an app only with a link to it, and for its own system', () => {
    fc.assert(
      fc.property(anyDevice, anyLinks, (facts, given) => {
        const offers = downloadOffers(facts, given, '12.4')
        const linked = new Set(given.map(({ resourceType }) => resourceType))
        const wrong = (offer: (typeof offers)[number], link: string, otherSystem: string) =>
          offers.includes(offer) && (!linked.has(link) || facts.os === otherSystem)
        expect(wrong('androidApp', 'Android', 'ios')).toBe(false)
        expect(wrong('iosApp', 'IOS', 'android')).toBe(false)
        expect(wrong('iosProfile', 'MOBILECONFIG', 'android')).toBe(false)
      }),
    )
  })

  it('shows the bar only with something to offer', () => {
    fc.assert(
      fc.property(anyDevice, anyLinks, fc.boolean(), (facts, given, closed) => {
        const shown = showsDownloadBar({
          onHomeRoute: true,
          closed,
          visits: 2,
          device: facts,
          links: given,
          minimumIos: '12.4',
        })
        expect(shown && downloadOffers(facts, given, '12.4').length === 0).toBe(false)
        expect(shown && (closed || facts.standalone || facts.nativeApp)).toBe(false)
      }),
    )
  })

  it('opens the popup on the first visit only, without reminders', () => {
    fc.assert(
      fc.property(anyDevice, fc.option(fc.constant('2026-11-20')), (facts, hiddenOn) => {
        const visit = { device: facts, remind: false, hiddenOn, today: '2026-11-20' }
        expect(opensDownloadPopup({ ...visit, shownBefore: true })).toBe(false)
        const opens = opensDownloadPopup({ ...visit, shownBefore: false })
        expect(opens).toBe(facts.os !== 'ios' && !facts.nativeApp && !facts.standalone)
      }),
    )
  })
})

it.each([
  [true, {}, true],
  [false, {}, false],
  [true, { nativeApp: true }, false],
  [true, { standalone: true }, false],
] as const)(
  'with the flag %s and a device of %o the app is offered: %s (S-install-06, S-native-03)',
  (flag, facts, offered) => {
    expect(offersApp({ MENU_APP_DOWNLOAD: flag }, device(facts))).toBe(offered)
  },
)
