import { expect, test } from 'vitest'

import { balanceForm, maskDigits } from './balance.ts'
import { greetingId } from './greeting.ts'
import {
  bannersOf,
  carouselBanners,
  carouselLoops,
  depositLayout,
  isTrialGranted,
  memberCentreLayout,
} from './home.ts'
import { chooseImageHost, imageUrl } from './imageHost.ts'
import { canApply, isClaimable, promotionState, promotionStateLabel } from './promotion.ts'

const banners = ['m_home', 'm_live', 'm_newgame', 'm_invite'].map((groupName) => ({ groupName }))

test('live banners need a live model', () => {
  expect(carouselBanners(banners, true).map(({ groupName }) => groupName)).toEqual(['m_home', 'm_live'])
  expect(carouselBanners(banners, false).map(({ groupName }) => groupName)).toEqual(['m_home'])
  expect(bannersOf(banners, 'invite')).toEqual([{ groupName: 'm_invite' }])
  expect([carouselLoops(1), carouselLoops(2)]).toEqual([false, true])
})

test('templates pick the layouts', () => {
  expect([memberCentreLayout({ mem_cen: 1 }), memberCentreLayout({ mem_cen: 0 })]).toEqual(['new', 'base'])
  expect([depositLayout({ dep_func: 1 }), depositLayout(null)]).toEqual(['new', 'base'])
})

test.each([
  [0, false],
  ['0', false],
  [null, false],
  [1, true],
  ['5', true],
])('trial value %j is granted: %s', (value, granted) => expect(isTrialGranted(value)).toBe(granted))

test('a hidden balance keeps its form and loses every digit', () => {
  expect(balanceForm(false)).toMatchObject({ decimals: 0 })
  expect(balanceForm(true).mask('€ 12,345.67')).toBe('€ **,***.**')
  expect(maskDigits('١٬٢٣٤')).toBe('*٬***')
})

test.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'morning'],
  [12, 'afternoon'],
  [18, 'evening'],
  [22, 'evening'],
  [23, 'night'],
])('at %i it is %s', (hour, part) => expect(greetingId(hour)).toBe(`greeting.${part}`))

test('one image host is chosen, and relative pictures come from it', () => {
  const hosts = ['https://a', 'https://b/']
  expect(chooseImageHost(hosts, () => 0)).toBe('https://a')
  expect(chooseImageHost(hosts, () => 0.999)).toBe('https://b/')
  expect(chooseImageHost([], () => 0)).toBeNull()
  expect(imageUrl('/x.png', 'https://b/')).toBe('https://b/x.png')
  expect(imageUrl('https://c/x.png', 'https://b')).toBe('https://c/x.png')
  expect(imageUrl('/x.png', null)).toBe('/x.png')
})

test.each([
  ['coming soon', 'comingSoon', false, false],
  ['COMING_SOON', 'comingSoon', false, false],
  ['issued', 'issued', false, true],
  ['rejected', 'rejected', true, false],
  ['Applying', 'applying', false, false],
  ['claimed', 'claimed', false, false],
  ['whatever', null, true, false],
  [undefined, null, true, false],
])('promotion state %j', (value, state, applies, claims) => {
  expect(promotionState(value)).toBe(state)
  expect(canApply(promotionState(value))).toBe(applies)
  expect(isClaimable(promotionState(value))).toBe(claims)
})

test('promotion labels', () => expect(promotionStateLabel('comingSoon')).toBe('promotion.state.comingSoon'))
