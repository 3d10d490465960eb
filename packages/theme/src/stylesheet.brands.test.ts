import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { ThemeName } from './brand/brandInput.ts'
import { brandSeeds } from './brand/brandSeeds.fixture.ts'
import { defineBrand } from './brand/defineBrand.ts'
import { plainSeeds } from './brand/plainSeeds.fixture.ts'
import { tokenVariable } from './contract.ts'
import { solveBrand } from './solve/solveBrand.ts'
import { brandStylesheet } from './stylesheet.ts'
import { tokenPaths } from './tokenPaths.ts'

const solved = solveBrand(defineBrand(plainSeeds))

/** The blocks of a style sheet without `@font-face`: selector and assignments. */
function blocksOf(
  css: string,
): { readonly selector: string; readonly values: ReadonlyMap<string, string> }[] {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector,
    values: new Map(
      body.split(';').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
    ),
  }))
}
const compact = (value: string) => value.replaceAll(', ', ',')

describe('the style sheet', () => {
  it('assigns each token the value that was solved, for any brand', () => {
    fc.assert(
      fc.property(brandSeeds, fc.constantFrom<ThemeName>('dark', 'light'), (seeds, defaultTheme) => {
        const brand = solveBrand(defineBrand(seeds))
        const [shared, first, second] = blocksOf(brandStylesheet(brand, { defaultTheme }))
        const [dark, light] = defaultTheme === 'dark' ? [first, second] : [second, first]
        for (const path of tokenPaths) {
          const name = tokenVariable(path)
          expect((shared?.values ?? new Map()).get(name) ?? dark?.values.get(name)).toBe(
            compact(brand.dark[path]),
          )
          expect((shared?.values ?? new Map()).get(name) ?? light?.values.get(name)).toBe(
            compact(brand.light[path]),
          )
        }
      }),
      { numRuns: 20 },
    )
  })

  it.each<[defaultTheme: ThemeName, first: string, second: string]>([
    ['dark', ':root,[data-theme=dark]', '[data-theme=light]'],
    ['light', ':root,[data-theme=light]', '[data-theme=dark]'],
  ])('of a brand that starts %s has %s before %s', (defaultTheme, first, second) => {
    const selectors = blocksOf(brandStylesheet(solved, { defaultTheme })).map(({ selector }) => selector)
    expect(selectors.slice(0, 3)).toEqual([':root', first, second])
  })

  it("sets the color scheme of the browser's own controls", () => {
    const [, dark, light] = blocksOf(brandStylesheet(solved))
    expect(dark?.values.get('color-scheme')).toBe('dark')
    expect(light?.values.get('color-scheme')).toBe('light')
  })

  it('keeps a token that both themes share out of both', () => {
    const [shared, dark, light] = blocksOf(brandStylesheet(solved))
    const both = [...(dark?.values.keys() ?? [])].filter((name) => shared?.values.has(name))
    expect(both).toEqual([])
    expect([...(shared?.values.keys() ?? [])]).toEqual(solved.shared.map((path) => tokenVariable(path)))
    expect(light?.values.size).toBe(dark?.values.size)
  })

  it('without faces begins with the tokens, with faces with them', () => {
    expect(brandStylesheet(solved).startsWith(':root{')).toBe(true)
    expect(
      brandStylesheet(solved, { fontFaces: '@font-face{x:y}' }).startsWith('@font-face{x:y}:root{'),
    ).toBe(true)
  })
})
