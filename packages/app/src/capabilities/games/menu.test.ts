import { describe, expect, it } from 'vitest'

import type { MenuEntry, MenuVendor } from './gameMapping.ts'
import { menuOf, studiosOf } from './menu.ts'

const vendorOf = (vendor: string, gameType: MenuVendor['gameType'], games = 3): MenuVendor => ({
  vendor,
  gameType,
  name: vendor,
  picture: '/mark.svg',
  games,
})
const slots: MenuEntry = { gameCategory: 'RNG', vendors: [vendorOf('PRISM', 'RNG'), vendorOf('BGS', 'RNG')] }
const sports: MenuEntry = {
  gameCategory: 'SPORTS',
  vendors: [vendorOf('BTI', 'SPORTS'), vendorOf('VOLT', 'ESPORTS')],
}
const tables: MenuEntry = { gameCategory: 'BG', vendors: [vendorOf('PRISM', 'RNG', 1)] }
const order = ['RNG', 'BG', 'BGS', 'SPORTS', 'ESPORTS'] as const

function studios(list: readonly MenuEntry[], category: string | undefined): readonly string[] {
  return studiosOf(menuOf(list, order, {}), category).map(({ vendor, games }) => `${vendor} ${games}`)
}

describe('studios of a category (S-centre-06)', () => {
  it.each([
    ['BGS', ['BGS 3']],
    ['BG', ['PRISM 3', 'BGS 3']],
    ['ESPORTS', ['VOLT 3']],
    [undefined, ['PRISM 3', 'BGS 3', 'BTI 3', 'VOLT 3']],
  ] as const)('%s without an entry of its own: %o', (category, expected) => {
    expect(studios([slots, sports], category)).toEqual(expected)
  })

  it.each([
    ['BG', ['PRISM 1']],
    ['RNG', ['PRISM 3', 'BGS 3']],
    [undefined, ['PRISM 3', 'BGS 3', 'BTI 3', 'VOLT 3']],
  ] as const)('%s beside an entry of BG counts each game once: %o', (category, expected) => {
    expect(studios([slots, sports, tables], category)).toEqual(expected)
  })
})
