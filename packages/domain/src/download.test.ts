import { describe, expect, test } from 'vitest'

import {
  compareVersions,
  type DeviceFacts,
  downloadOffers,
  footerDownloads,
  needsLegacyNotice,
  needsSafari,
  opensDownloadPopup,
  showsDownloadBar,
} from './download.ts'
import { deviceHeader, registerMethodOf } from './runMode.ts'

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
])('offers on %s', (_, facts, given, offers) => expect(downloadOffers(facts, given)).toEqual(offers))

test.each<[string, Partial<DeviceFacts>, typeof links, string[]]>([
  ['both, on any device', {}, links, ['iosProfile', 'androidApp']],
  ['what there is a link for', {}, links.slice(1, 2), ['androidApp']],
  ['nothing without links', {}, [], []],
  ['nothing in the native app', { nativeApp: true }, links, []],
  ['both in an installed web app', { standalone: true }, links, ['iosProfile', 'androidApp']],
])('the footer offers %s', (_, facts, given, offers) =>
  expect(footerDownloads(device(facts), given)).toEqual(offers),
)

describe('download bar', () => {
  const shown = { onHomeRoute: true, closed: false, device: device({}), links }
  test.each([
    ['home', shown, true],
    ['another route', { ...shown, onHomeRoute: false }, false],
    ['closed once', { ...shown, closed: true }, false],
    ['installed', { ...shown, device: device({ standalone: true }) }, false],
    ['native app', { ...shown, device: device({ nativeApp: true }) }, false],
    ['no link applies', { ...shown, device: device({ canInstall: false }), links: [] }, false],
    ['iOS', { ...shown, device: ios() }, true],
    ['iOS that cannot install', { ...shown, device: ios({ canInstall: false }) }, false],
  ])('%s', (_, facts, wanted) => expect(showsDownloadBar(facts)).toBe(wanted))
})

describe('home popup', () => {
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
])('iOS %s needs the legacy notice: %s', (osVersion, needed) => {
  expect(needsLegacyNotice({ os: 'ios', osVersion })).toBe(needed)
  expect(needsLegacyNotice({ os: 'android', osVersion })).toBe(false)
})

test('iOS outside Safari is sent to Safari', () => {
  expect(needsSafari(ios({ safari: false }))).toBe(true)
  expect(needsSafari(ios())).toBe(false)
  expect(needsSafari(device({}))).toBe(false)
})

test.each([
  ['12.4', '12.4.0', 0],
  ['12_4_1', '12.4', 1],
  ['9.9', '12', -1],
])('%s against %s', (a, b, order) => expect(compareVersions(a, b)).toBe(order))

test('how the page is being run', () => {
  expect(registerMethodOf(device({ nativeApp: true, standalone: true }))).toBe('APP')
  expect(registerMethodOf(ios({ standalone: true }))).toBe('WEBCLIP')
  expect(registerMethodOf(device({ standalone: true }))).toBe('PWA')
  expect(registerMethodOf(device({}))).toBe('H5')
  expect([deviceHeader(true), deviceHeader(false)]).toEqual(['OTHERS', undefined])
})
