import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { brandSeeds } from '../brand/brandSeeds.fixture.ts'
import { defineBrand } from '../brand/defineBrand.ts'
import { contractDiff } from '../contractDiff.ts'
import { checkContrast, describeContrastProblem } from '../contrast/checkContrast.ts'
import { contrast, oklch } from './color.ts'
import { MELTS } from './hues.ts'
import { solveBrand } from './solveBrand.ts'
import type { ThemeTokens } from './solvedBrand.ts'

const RUNS = 2000

describe('any brand', () => {
  it(
    `passes the whole contrast table in both themes (${RUNS} random seed sets)`,
    { timeout: 300_000 },
    () => {
      fc.assert(
        fc.property(brandSeeds, (seeds) => {
          const solved = solveBrand(defineBrand(seeds))
          expect(checkContrast(solved).map(describeContrastProblem)).toEqual([])
          for (const theme of ['dark', 'light'] as const) {
            const tokens = solved[theme]
            expect(tokens['color.brand.rest']).toBe(seeds.colors.brand)
            expect(tokens['color.accent.rest']).toBe(seeds.colors.accent)
            expect(tokens['color.brand.hover']).not.toBe(tokens['color.brand.rest'])
          }
        }),
        { numRuns: RUNS },
      )
    },
  )

  it('has surfaces of rising lightness: page, card, raised', () => {
    fc.assert(
      fc.property(brandSeeds, (seeds) => {
        const { dark, light } = solveBrand(defineBrand(seeds))
        const lightness = (color: string) => oklch(color).l
        expect(lightness(dark['color.surface.card'])).toBeGreaterThan(lightness(dark['color.surface.page']))
        expect(lightness(dark['color.surface.raised'])).toBeGreaterThan(lightness(dark['color.surface.card']))
        expect(lightness(dark['color.surface.sunken'])).toBeLessThan(lightness(dark['color.surface.page']))
        expect(lightness(light['color.surface.card'])).toBeGreaterThan(lightness(light['color.surface.page']))
        expect(lightness(light['color.surface.sunken'])).toBeLessThan(lightness(light['color.surface.page']))
      }),
      { numRuns: 200 },
    )
  })

  it('has every leaf of the contract, both themes, and the same result twice', () => {
    fc.assert(
      fc.property(brandSeeds, (seeds) => {
        const solved = solveBrand(defineBrand(seeds))
        expect(contractDiff(solved.dark)).toBeUndefined()
        expect(contractDiff(solved.light)).toBeUndefined()
        expect(solveBrand(defineBrand(seeds))).toEqual(solved)
      }),
      { numRuns: 100 },
    )
  })
})

describe('a filled control', () => {
  const SURFACES = ['page', 'card', 'raised', 'sunken', 'overlay'] as const
  const worst = (color: string, theme: ThemeTokens) =>
    Math.min(...SURFACES.map((name) => contrast(color, theme[`color.surface.${name}`])))

  it('is visible on every surface, by its colour or by an edge', { timeout: 60_000 }, () => {
    const ends = fc.constantFrom('#000000', '#0a0a0a', '#ffffff', '#fdfdf5')
    fc.assert(
      fc.property(brandSeeds, fc.option(ends), (seeds, end) => {
        const colors = { ...seeds.colors, ...(end !== null && { brand: end }) }
        const solved = solveBrand(defineBrand({ ...seeds, colors }))
        for (const theme of [solved.dark, solved.light]) {
          for (const name of ['brand', 'accent'] as const) {
            const edge = theme[`color.${name}.edge`]
            const rest = theme[`color.${name}.rest`]
            const isClear = edge === `${rest}00`
            expect(worst(isClear ? rest : edge, theme)).toBeGreaterThanOrEqual(isClear ? MELTS : 3)
          }
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('the six series of a chart', () => {
  it('differ from their neighbours', () => {
    fc.assert(
      fc.property(brandSeeds, (seeds) => {
        const { dark } = solveBrand(defineBrand(seeds))
        const series = (['one', 'two', 'three', 'four', 'five', 'six'] as const).map(
          (name) => dark[`color.data.${name}`],
        )
        expect(new Set(series).size).toBe(6)
        expect(contrast(series[0] ?? '', series[1] ?? '')).toBeGreaterThan(1.05)
      }),
      { numRuns: 100 },
    )
  })
})
