import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { BrandInput, ThemeName } from '../brand/brandInput.ts'
import { brandSeeds } from '../brand/brandSeeds.fixture.ts'
import { defineBrand } from '../brand/defineBrand.ts'
import { plainSeeds } from '../brand/plainSeeds.fixture.ts'
import { solveBackgrounds } from './backgrounds.ts'
import { contrast, oklch, worstContrast } from './color.ts'
import { solveEdges, solveShadows } from './edges.ts'
import { group } from './group.ts'
import { solveMedia } from './media.ts'
import { solveNeutrals } from './neutrals.ts'
import { solveSurfaces } from './surfaces.ts'

const brandWith = (change: Partial<BrandInput> = {}) => defineBrand({ ...plainSeeds, ...change })
const surfaces = (change: Partial<BrandInput['surfaces']>) => ({
  surfaces: { ...plainSeeds.surfaces, ...change },
})
const ladder = (change: Partial<BrandInput>, theme: ThemeName) => solveSurfaces(brandWith(change), theme)
const NO_TINT = { neutral: { temperature: 0, tint: 0 } } as const

describe('the surfaces of a theme', () => {
  // Lightness in OKLCH, to three places; greys without tint, so that nothing but the seeds decides.
  it.each<
    [theme: ThemeName, seeds: Partial<BrandInput['surfaces']>, steps: Readonly<Record<string, number>>]
  >([
    [
      'dark',
      { depth: 0, step: 0 },
      { page: 0.215, card: 0.241, raised: 0.267, sunken: 0.185, overlay: 0.254, backdrop: 0.17 },
    ],
    [
      'dark',
      { depth: 1, step: 1 },
      { page: 0.12, card: 0.176, raised: 0.232, sunken: 0.09, overlay: 0.204, backdrop: 0.075 },
    ],
    [
      'light',
      { paper: 0, step: 0 },
      { page: 0.985, card: 0.997, raised: 1, sunken: 0.963, overlay: 1, backdrop: 0.935 },
    ],
    [
      'light',
      { paper: 1, step: 1 },
      { page: 0.95, card: 0.98, raised: 1, sunken: 0.928, overlay: 0.99, backdrop: 0.9 },
    ],
  ])('in %s with %j', (theme, seeds, steps) => {
    const solved = ladder({ ...NO_TINT, ...surfaces(seeds) }, theme)
    for (const name of ['page', 'card', 'raised', 'sunken', 'overlay', 'backdrop'] as const)
      expect(Math.abs(oklch(solved[name]).l - (steps[name] ?? 0))).toBeLessThan(0.01)
  })

  it.each<[theme: ThemeName, rest: number, hover: number, pressed: number, hairline: number]>([
    ['dark', 0.2715, 0.2995, 0.2455, 0.2945],
    ['light', 0.9315, 0.9065, 0.8815, 0.9025],
  ])(
    'in %s a control has its own steps at rest, hovered and pressed',
    (theme, rest, hover, pressed, hairline) => {
      const { control, hairline: line } = ladder(NO_TINT, theme)
      const steps = [control.rest, control.hover, control.pressed, line].map((color) => oklch(color).l)
      steps.forEach((found, index) =>
        expect(Math.abs(found - ([rest, hover, pressed, hairline][index] ?? 0))).toBeLessThan(0.004),
      )
    },
  )

  it('has different colours for all states, in any brand', () => {
    fc.assert(
      fc.property(brandSeeds, fc.constantFrom<ThemeName>('dark', 'light'), (seeds, theme) => {
        const { control } = solveSurfaces(defineBrand(seeds), theme)
        expect(new Set([control.rest, control.hover, control.pressed, control.disabled]).size).toBe(4)
      }),
      { numRuns: 100 },
    )
  })

  it('makes greys of the theme’s hue, with more chroma for more tint', () => {
    const { grey } = ladder({ neutral: { from: 'brand', tint: 1 } }, 'dark')
    expect(oklch(grey(0.5, 0.08)).c).toBeGreaterThan(oklch(grey(0.5, 0.02)).c)
    expect(oklch(grey(0.5)).l).toBeCloseTo(0.5, 2)
  })
})

describe('shadows', () => {
  const shadows = (shadow: number, theme: ThemeName) => {
    const brand = brandWith(surfaces({ shadow }))
    const neutrals = solveSurfaces(brand, theme)
    return solveShadows(brand, theme, neutrals, solveEdges(brand, theme, neutrals))
  }
  const alphas = (value: string) =>
    [...value.matchAll(/#[0-9a-f]{6}([0-9a-f]{2})/g)].map(
      ([, alpha = '']) => Number.parseInt(alpha, 16) / 255,
    )

  it('in dark are a line of light, and black below what is raised', () => {
    expect(shadows(0.5, 'dark')).toEqual({
      card: 'inset 0 0 0 1px #dadee612',
      raised: 'inset 0 0 0 1px #dadee61a, 0 4px 16px -4px #00000066',
      overlay: 'inset 0 0 0 1px #dadee61c, 0 -8px 40px -8px #00000099',
      drop: '0 0 0 0 #22273000',
    })
    expect(shadows(0, 'dark')).toEqual(shadows(1, 'dark'))
  })

  it.each([
    [0, [0.02, 0.024, 0.032]],
    [0.5, [0.035, 0.042, 0.056]],
    [1, [0.05, 0.06, 0.08]],
  ])('in light with a strength of %d are a card’s %j', (shadow, expected) => {
    alphas(shadows(shadow, 'light').card).forEach((alpha, index) =>
      expect(Math.abs(alpha - (expected[index] ?? 0))).toBeLessThan(0.003),
    )
  })

  it('in light get deeper with height', () => {
    const { card, raised, overlay } = shadows(0.5, 'light')
    const deepest = [card, raised, overlay].map((value) => Math.max(...alphas(value)))
    expect(deepest).toEqual(deepest.toSorted((a, b) => a - b))
    expect(new Set(deepest).size).toBe(3)
  })
})

describe('backgrounds', () => {
  it('are listed by content: for main, for quiet and for all text', () => {
    const {
      plain,
      quiet,
      everywhere,
      surfaces: solved,
      brand,
      accent,
      selected,
      status,
    } = solveBackgrounds(brandWith(), 'dark')
    expect(plain).toEqual([solved.page, solved.card, solved.raised, solved.sunken, solved.overlay])
    expect(quiet).toEqual(
      expect.arrayContaining([...plain, solved.control.rest, solved.control.hover, solved.control.pressed]),
    )
    expect(everywhere).toEqual(expect.arrayContaining([...quiet, brand.soft, accent.soft, selected]))
    expect(everywhere).toEqual(expect.arrayContaining(Object.values(status).map(({ soft }) => soft)))
    expect(quiet).not.toContain(brand.soft)
  })

  it.each<[theme: ThemeName, selected: string]>([
    ['dark', '#253556'],
    ['light', '#cad7f2'],
  ])('a selected control in %s is %s', (theme, selected) => {
    expect(solveBackgrounds(brandWith(), theme).selected).toBe(selected)
  })
})

describe('text', () => {
  it('that is read most has more than the required ratio: 7 for primary, 6.5 for secondary on surfaces', () => {
    fc.assert(
      fc.property(brandSeeds, fc.constantFrom<ThemeName>('dark', 'light'), (seeds, theme) => {
        const brand = defineBrand(seeds)
        const backgrounds = solveBackgrounds(brand, theme)
        const tokens = solveNeutrals(brand, theme, backgrounds)
        expect(worstContrast(tokens['color.text.primary'], backgrounds.plain)).toBeGreaterThanOrEqual(6.9)
        expect(worstContrast(tokens['color.text.secondary'], backgrounds.plain)).toBeGreaterThanOrEqual(6.4)
      }),
      { numRuns: 100 },
    )
  })

  it('is moved for the 7 of primary text where its own grey is just below', () => {
    const yellow = { brand: '#ffff00', accent: '#ffff00' }
    const brand = brandWith({ colors: yellow, ...NO_TINT, ...surfaces({ depth: 0, step: 0.3, glow: 0 }) })
    const backgrounds = solveBackgrounds(brand, 'dark')
    expect(worstContrast('#f5f5f5', backgrounds.everywhere)).toBeLessThan(7)
    expect(solveNeutrals(brand, 'dark', backgrounds)['color.text.primary']).toBe('#fafafa')
    expect(worstContrast('#fafafa', backgrounds.everywhere)).toBeGreaterThanOrEqual(7)
  })

  it('gets quieter from primary to disabled', () => {
    for (const theme of ['dark', 'light'] as const) {
      const brand = brandWith()
      const tokens = solveNeutrals(brand, theme, solveBackgrounds(brand, theme))
      const on = (path: 'primary' | 'secondary' | 'muted' | 'disabled') =>
        contrast(tokens[`color.text.${path}`], tokens['color.surface.card'])
      const ratios = [on('primary'), on('secondary'), on('muted'), on('disabled')]
      expect(ratios).toEqual(ratios.toSorted((a, b) => b - a))
    }
  })
})

describe('over pictures', () => {
  it.each<[theme: ThemeName, expected: Readonly<Record<string, string>>]>([
    [
      'dark',
      {
        'color.media.scrim': '#04070fb3',
        'color.media.on': '#fcfcfc',
        'color.media.chip': '#0a0d14c7',
        'color.media.onChip': '#ffffff',
        'color.media.veil': '#f9fafd9e',
        'color.media.onVeil': '#12161d',
        'color.favourite': '#ff5f79',
        'color.scrim': '#000102b8',
      },
    ],
    [
      'light',
      {
        'color.media.scrim': '#0d121bb3',
        'color.media.on': '#fcfcfc',
        'color.media.chip': '#fafcffe6',
        'color.media.onChip': '#1e2229',
        'color.media.veil': '#f9fafd9e',
        'color.media.onVeil': '#12161d',
        'color.favourite': '#dd1b51',
        'color.scrim': '#11161f7a',
      },
    ],
  ])('in %s', (theme, expected) => {
    expect(solveMedia(theme, solveBackgrounds(brandWith(), theme))).toEqual(expected)
  })
})

describe('a group of tokens', () => {
  it('has the leaves under their full names', () => {
    expect(group('color.ball', { red: '#ff0000', blue: '#0000ff' })).toEqual({
      'color.ball.red': '#ff0000',
      'color.ball.blue': '#0000ff',
    })
    expect(group('gradient', {})).toEqual({})
  })
})
