import { createStore } from 'jotai'
import { describe, expect, it, test } from 'vitest'

import type { SiteServices } from '#platform/boot/createServices.ts'
import { siteStatusAtom } from '#platform/status/status.ts'
import { sampleContent as content } from '#testing/sampleContent.ts'

import { isFresh, showsDocument } from './adoption.ts'

test.each([
  [0, true],
  [59_999, true],
  [60_000, false],
])('content of %i ms is shown: %s', (age, shown) => {
  expect(isFresh(content, content.asOf + age)).toBe(shown)
})

const session = { token: 't', memberName: 'm', type: 0, firstTimeLogin: false }

/** Services of a visitor, as far as the rule reads them. */
function servicesOf({ signedIn = false, language = 'EN', closed = false }) {
  const store = createStore()
  if (closed) store.set(siteStatusAtom, { kind: 'maintenance', info: null })
  return {
    store,
    session: { current: () => (signedIn ? session : undefined) },
    language: { current: () => language },
  } as unknown as SiteServices
}

const at = (address: string) => new URL(address, 'https://brand.example') as unknown as Location

describe('a document is adopted', () => {
  const visitor = servicesOf({})

  it.each([
    ['/', '/'],
    ['/', '/m/home'],
    ['/', '/?affiliateCode=A1'],
    ['/m/help', '/m/help'],
    ['/m/gameCenter?type=RNG', '/m/gameCenter?type=RNG'],
  ])('of %s at %s', (path, address) => {
    expect(showsDocument({ ...content, path }, visitor, at(address))).toBe(true)
  })

  it.each([
    ['/', '/m/help'],
    ['/m/help', '/'],
    ['/m/gameCenter', '/m/gameCenter?type=RNG'],
    ['/m/activityDetail?id=1', '/m/activityDetail?id=2'],
  ])('and not of %s at %s', (path, address) => {
    expect(showsDocument({ ...content, path }, visitor, at(address))).toBe(false)
  })

  it.each([{ signedIn: true }, { language: 'AR' }, { closed: true }])('and not for %j', (visit) => {
    expect(showsDocument(content, servicesOf(visit), at('/'))).toBe(false)
  })
})
