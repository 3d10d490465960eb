import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { BrandInput, ThemeName } from '../brand/brandInput.ts'
import { brandSeeds } from '../brand/brandSeeds.fixture.ts'
import { defineBrand } from '../brand/defineBrand.ts'
import { plainSeeds } from '../brand/plainSeeds.fixture.ts'
import { gradientBackgrounds } from '../contrast/backgrounds.ts'
import { colorsIn, oklch, worstContrast } from './color.ts'
import { solveGradients } from './gradients.ts'
import { inkOn } from './readable.ts'
import { solveSurfaces } from './surfaces.ts'

function gradients(change: Partial<BrandInput>, theme: ThemeName) {
  const brand = defineBrand({ ...plainSeeds, ...change })
  return solveGradients(brand, theme, solveSurfaces(brand, theme), inkOn(brand.colors.brand))
}
const surfaces = (change: Partial<BrandInput['surfaces']>) => ({
  surfaces: { ...plainSeeds.surfaces, ...change },
})
const gradient = (change: Partial<BrandInput['gradient']>) => ({
  gradient: { ...plainSeeds.gradient, ...change },
})

/** Colour at the centre of each light of the page, with its alpha. */
const lights = (glow: number, theme: ThemeName) =>
  colorsIn(gradients(surfaces({ glow }), theme).page).filter((color) => color.length === 9)

describe('the page', () => {
  it('has a light of the brand at its start and one of the accent at its end, over the page’s own colour', () => {
    expect(gradients({}, 'dark').page).toBe(
      'radial-gradient(90% 420px at 0% 0%, #2563eb1a, #2563eb00 70%), ' +
        'radial-gradient(90% 420px at 100% 0%, #f59e0b1a, #f59e0b00 70%), ' +
        'linear-gradient(#0c0f15, #0c0f15)',
    )
  })

  it.each<[glow: number, theme: ThemeName, alphas: string[]]>([
    [0, 'dark', ['00', '00', '00', '00']],
    [0.5, 'dark', ['1a', '00', '1a', '00']],
    [1, 'dark', ['33', '00', '33', '00']],
    [0, 'light', ['00', '00', '00', '00']],
    [0.5, 'light', ['11', '00', '11', '00']],
    [1, 'light', ['21', '00', '21', '00']],
  ])('with a glow of %d is lit in %s by %j', (glow, theme, alphas) => {
    expect(lights(glow, theme).map((color) => color.slice(7))).toEqual(alphas)
  })

  it('does not depend on the angle of the other gradients', () => {
    expect(gradients(gradient({ angle: 0, travel: 1, panel: 1 }), 'dark').page).toBe(
      gradients({}, 'dark').page,
    )
  })
})

describe('a card', () => {
  it.each<[sheen: number, theme: ThemeName, image: string]>([
    [0, 'dark', 'linear-gradient(160deg, #1d222a, #14181f 62%, #14181f)'],
    [0.5, 'dark', 'linear-gradient(160deg, #1e2838, #14181f 62%, #1b1d21)'],
    [1, 'dark', 'linear-gradient(160deg, #202d46, #14181f 62%, #232223)'],
    [0, 'light', 'linear-gradient(160deg, #fafbfd, #fafbfd 62%, #fafbfd)'],
    [0.5, 'light', 'linear-gradient(160deg, #f1f5fd, #fafbfd 62%, #faf9f9)'],
    [1, 'light', 'linear-gradient(160deg, #e8f0fd, #fafbfd 62%, #faf7f5)'],
  ])('with a sheen of %d in %s is %s', (sheen, theme, image) => {
    expect(gradients(surfaces({ sheen }), theme).card).toBe(image)
  })
})

describe('the brand gradient', () => {
  it.each<[what: string, change: Partial<BrandInput>, image: string]>([
    ['towards the accent', {}, 'linear-gradient(160deg, #2563eb, #3f6edd 60%, #4e70c9)'],
    [
      'all the way to a neighbouring hue',
      { colors: { brand: '#1d4ed8', accent: '#9333ea' }, ...gradient({ angle: 45, travel: 1 }) },
      'linear-gradient(45deg, #1d4ed8, #6446e1 60%, #9333ea)',
    ],
    [
      'not to an opposite hue, for grey lies between',
      { colors: { brand: '#2563eb', accent: '#eab308' }, ...gradient({ angle: 0, travel: 1 }) },
      'linear-gradient(0deg, #2563eb, #396fde 60%, #4472ca)',
    ],
    ['nowhere without travel', gradient({ travel: 0 }), 'linear-gradient(160deg, #2563eb, #2563eb)'],
    [
      'nowhere when both colours are one',
      { colors: { brand: '#facc15', accent: '#facc15' } },
      'linear-gradient(160deg, #facc15, #facc15 60%, #facc15)',
    ],
  ])('goes %s', (_what, change, image) => {
    expect(gradients(change, 'dark').brand).toBe(image)
    expect(gradients(change, 'light').brand).toBe(image)
  })

  it('starts at the brand colour and carries its ink everywhere, for any brand', () => {
    fc.assert(
      fc.property(brandSeeds, (seeds) => {
        const brand = defineBrand(seeds)
        const on = inkOn(brand.colors.brand)
        const image = solveGradients(brand, 'dark', solveSurfaces(brand, 'dark'), on).brand
        expect(colorsIn(image)[0]).toBe(brand.colors.brand)
        expect(worstContrast(on, gradientBackgrounds(image, '#000000'))).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 200 },
    )
  })
})

describe('the hero panel', () => {
  it.each<[what: string, change: Partial<BrandInput>, dark: string, light: string]>([
    [
      'of the brand',
      {},
      'linear-gradient(160deg, #0c2d75, #0b1946)',
      'linear-gradient(160deg, #dfeaff, #e7efff)',
    ],
    [
      'of the accent',
      gradient({ angle: 90, travel: 1, panel: 1 }),
      'linear-gradient(90deg, #4c2c00, #03184c)',
      'linear-gradient(90deg, #ffe5c8, #e6efff)',
    ],
    [
      'of both',
      { colors: { brand: '#1d4ed8', accent: '#9333ea' }, gradient: { angle: 45, travel: 1, panel: 0.5 } },
      'linear-gradient(45deg, #312372, #280b44)',
      'linear-gradient(45deg, #e6e7ff, #f2eaff)',
    ],
    [
      'without glow',
      surfaces({ glow: 0 }),
      'linear-gradient(160deg, #0c2660, #0c1632)',
      'linear-gradient(160deg, #e6efff, #eef4ff)',
    ],
    [
      'with all glow',
      surfaces({ glow: 1 }),
      'linear-gradient(160deg, #153780, #0d1e53)',
      'linear-gradient(160deg, #d7e5ff, #e0eaff)',
    ],
  ])('%s', (_what, change, dark, light) => {
    expect(gradients(change, 'dark').hero).toBe(dark)
    expect(gradients(change, 'light').hero).toBe(light)
  })

  it.each<[color: string, hueInDark: number]>([
    ['#facc15', 60], // a yellow is painted as amber
    ['#2563eb', 262],
    ['#dc2626', 27],
    ['#16a34a', 149],
  ])('of %s has the hue %d in dark', (color, hueInDark) => {
    const [start = ''] = colorsIn(gradients({ colors: { brand: color, accent: color } }, 'dark').hero)
    expect(Math.abs(oklch(start).h - hueInDark)).toBeLessThan(4)
  })

  it('keeps a yellow yellow in light', () => {
    const [start = ''] = colorsIn(
      gradients({ colors: { brand: '#facc15', accent: '#facc15' } }, 'light').hero,
    )
    expect(oklch(start).h).toBeGreaterThan(80)
  })

  it('is deep in dark and a light tint in light, for any brand', () => {
    fc.assert(
      fc.property(brandSeeds, (seeds) => {
        const brand = defineBrand(seeds)
        const hero = (theme: ThemeName) =>
          colorsIn(
            solveGradients(brand, theme, solveSurfaces(brand, theme), inkOn(brand.colors.brand)).hero,
            // A pattern over the panel is translucent.
          ).filter((color) => color.length === 7)
        for (const color of hero('dark')) expect(oklch(color).l).toBeLessThan(0.38)
        for (const color of hero('light')) expect(oklch(color).l).toBeGreaterThan(0.9)
      }),
      { numRuns: 100 },
    )
  })
})

it.each([0, 45, 180, 360])('an angle of %d degrees is the direction of brand, card and hero', (angle) => {
  const { brand, card, hero } = gradients(gradient({ angle }), 'dark')
  for (const image of [brand, card, hero])
    expect(image.startsWith(`linear-gradient(${angle}deg, `)).toBe(true)
})
