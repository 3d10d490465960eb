import { fileURLToPath } from 'node:url'

import { loadTenants, type LoadedTenant } from '@livery/tenant'
import { expect, it } from 'vitest'

import { searchedTexts } from './leakNeedles.ts'

const brands = await loadTenants(fileURLToPath(new URL('../../../../', import.meta.url)))
const [first, ...others] = brands
if (first === undefined) throw new Error('there is no brand')
const { config, brand } = first
const withFirst = (changed: Partial<LoadedTenant>) => searchedTexts([{ ...first, ...changed }, ...others])

it.each([
  ['name', { config: { ...config, name: 'Boreal Lounge' } }],
  ['host', { config: { ...config, hosts: ['boreal.example'] } }],
  ['brand colour', { brand: { ...brand, colors: { ...brand.colors, brand: '#12a4e8' } } }],
  ['value of an environment', { environments: { staging: { ...config, merchantCode: 'BOREAL9' } } }],
])('bundles are searched again when a brand has another %s', (_what, changed) => {
  expect(withFirst(changed)).not.toBe(searchedTexts(brands))
})

it.each([
  ['flag', { config: { ...config, flags: { ...config.flags, MENU_FEEDBACK: !config.flags.MENU_FEEDBACK } } }],
  ['gateway', { config: { ...config, gateway: 'https://gateway.example' } }],
  ['scale of type', { brand: { ...brand, type: { ...brand.type, scale: 1.3 } } }],
] as [string, Partial<LoadedTenant>][])('no bundle is searched again for another %s', (_what, changed) => {
  expect(withFirst(changed)).toBe(searchedTexts(brands))
})

it('a brand that is new is searched for in all bundles', () => {
  expect(searchedTexts(brands)).not.toBe(searchedTexts(others))
})
