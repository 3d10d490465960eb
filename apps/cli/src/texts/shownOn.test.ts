import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'

import { readCatalogue, textSources } from '@livery/i18n/compile'
import { describe, expect, it } from 'vitest'

import { findWorkspace } from '../workspace.ts'
import { GATEWAY_PLACES, shownOn, SITE_PLACES } from './shownOn.ts'
import { SCREEN_PICTURES } from './translation.ts'

const { root } = findWorkspace({})
const screens = readdirSync(join(root, SCREEN_PICTURES)).map((file) => parse(file).name)
const { site, gateway } = textSources(root)

describe('where a text is shown', () => {
  it.each([
    ['deposit.total', { screen: 'deposit' }],
    ['depositOrder.left', { screen: 'deposit' }],
    ['money.fee', { screen: 'deposit' }],
    ['route.deposit.title', { screen: 'deposit' }],
    ['failure.offline', { story: 'Pages/Overlays/Failure' }],
    ['toString', undefined],
  ])('has the screen or story of %s', (id, shown) => {
    expect(shownOn(id, SITE_PLACES, ['home', 'deposit'])).toEqual(shown)
  })

  it('is known of every text of the site', () => {
    const lost = Object.keys(readCatalogue('EN', site.messages)).filter(
      (id) => shownOn(id, SITE_PLACES, screens) === undefined,
    )
    expect(lost).toEqual([])
  })

  it('is known of every text of the gateway that stands in the site', () => {
    const lost = Object.keys(readCatalogue('EN', gateway.messages)).filter(
      (id) => shownOn(id, GATEWAY_PLACES, screens) === undefined,
    )
    // Pages of the chat, of a provider to sign in with and of a provider to pay with, and a text message.
    expect(new Set(lost.map((id) => id.split('.')[0]))).toEqual(
      new Set(['chat', 'code', 'identity', 'page', 'pay']),
    )
  })

  const places = [...Object.values(SITE_PLACES), ...Object.values(GATEWAY_PLACES)]

  it('names screens that have a picture', () => {
    expect(places.filter((place) => !place.includes('/') && !screens.includes(place))).toEqual([])
  })

  it('names stories that exist', () => {
    const stories = new Set(
      globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).flatMap((file) => {
        const source = readFileSync(join(root, file), 'utf8')
        const [, title = ''] = /title: '([^']+)'/.exec(source) ?? []
        return [...source.matchAll(/export const (\w+)/g)].map(([, name = '']) => `${title}/${name}`)
      }),
    )
    expect(places.filter((place) => place.includes('/') && !stories.has(place))).toEqual([])
  })
})
