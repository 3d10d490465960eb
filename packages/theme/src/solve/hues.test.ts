import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { brandSeeds } from '../brand/brandSeeds.fixture.ts'
import { defineBrand } from '../brand/defineBrand.ts'
import { plainSeeds } from '../brand/plainSeeds.fixture.ts'
import { contrast, oklch, worstContrast } from './color.ts'
import {
  MELTS,
  SHAPE_RATIO,
  solveBalls,
  solveData,
  solveFill,
  solveStatus,
  TEXT_RATIO,
  textEnd,
  type StatusName,
} from './hues.ts'
import { solveSurfaces } from './surfaces.ts'

const THEMES = ['dark', 'light'] as const
const plain = defineBrand(plainSeeds)
const surfaces = { dark: solveSurfaces(plain, 'dark'), light: solveSurfaces(plain, 'light') }
const plainBackgrounds = (theme: (typeof THEMES)[number]) => {
  const { page, card, raised, sunken, overlay } = surfaces[theme]
  return [page, card, raised, sunken, overlay]
}
const opaque = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

it('text is moved to white in dark and to black in light, by the ratios of WCAG 2.2', () => {
  expect([textEnd('dark'), textEnd('light')]).toEqual([1, 0])
  expect([TEXT_RATIO, SHAPE_RATIO]).toEqual([4.5, 3])
})

describe('a fill', () => {
  it.each<[color: string, hover: string, pressed: string, on: string, why: string]>([
    ['#2563eb', '#1754db', '#0947cd', '#fafcff', 'white ink: states get darker'],
    ['#f59e0b', '#ffaf45', '#ffc279', '#180d02', 'dark ink: states get lighter'],
    ['#dc2626', '#cc0515', '#b80010', '#fffbfa', 'a red'],
    ['#000000', '#080808', '#0f0f0f', '#fcfcfc', 'black cannot get darker: states turn round'],
    ['#ffffff', '#f0f0f0', '#e3e3e3', '#0f0f0f', 'white cannot get lighter: states turn round'],
  ])('%s has the states %s and %s and the ink %s: %s', (color, hover, pressed, on) => {
    const fill = solveFill(color, 'dark', surfaces.dark)
    expect([fill.hover, fill.pressed]).toEqual([hover, pressed])
    expect(fill.rest).toBe(color)
    expect(fill.on).toBe(on)
  })

  it('has visible states on which its ink is readable', () => {
    fc.assert(
      fc.property(opaque, fc.constantFrom(...THEMES), (color, theme) => {
        const { rest, hover, pressed, on } = solveFill(color, theme, surfaces[theme])
        expect(contrast(hover, rest)).toBeGreaterThan(1.04)
        expect(contrast(pressed, rest)).toBeGreaterThan(1.04)
        expect(worstContrast(on, [rest, hover, pressed])).toBeGreaterThanOrEqual(TEXT_RATIO)
      }),
      { numRuns: 200 },
    )
  })

  it('changes more when pressed than when hovered, away from its ink', () => {
    const middle = fc.constantFrom(
      '#2563eb',
      '#dc2626',
      '#15803d',
      '#7c3aed',
      '#f59e0b',
      '#22d3ee',
      '#a3e635',
    )
    fc.assert(
      fc.property(middle, (color) => {
        const { rest, hover, pressed, on } = solveFill(color, 'dark', surfaces.dark)
        expect(contrast(hover, on)).toBeGreaterThan(contrast(rest, on))
        expect(contrast(pressed, on)).toBeGreaterThan(contrast(hover, on))
      }),
    )
  })

  it('has the same ink and states in both themes, because its colour is the same', () => {
    const [dark, light] = THEMES.map((theme) => solveFill('#2563eb', theme, surfaces[theme]))
    expect([dark?.rest, dark?.hover, dark?.pressed, dark?.on]).toEqual([
      light?.rest,
      light?.hover,
      light?.pressed,
      light?.on,
    ])
    expect(dark?.soft).not.toBe(light?.soft)
  })

  it('has a quiet version near the card, with ink that reads on it', () => {
    fc.assert(
      fc.property(opaque, fc.constantFrom(...THEMES), (color, theme) => {
        const { soft, onSoft } = solveFill(color, theme, surfaces[theme])
        expect(contrast(onSoft, soft)).toBeGreaterThanOrEqual(TEXT_RATIO)
        const share = theme === 'dark' ? 0.2 : 0.13
        const expected = oklch(surfaces[theme].card).l * (1 - share) + oklch(color).l * share
        expect(Math.abs(oklch(soft).l - expected)).toBeLessThan(0.02)
      }),
      { numRuns: 200 },
    )
  })
})

describe('the edge of a fill', () => {
  it.each<[color: string, theme: 'dark' | 'light', clear: boolean]>([
    ['#2563eb', 'dark', true],
    ['#2563eb', 'light', true],
    ['#000000', 'dark', false],
    ['#000000', 'light', true],
    ['#ffffff', 'dark', true],
    ['#ffffff', 'light', false],
    ['#fdfdf5', 'light', false],
    ['#0a0a0a', 'dark', false],
    // A fill below 1.5:1 is invisible on the nearest surface; these four are at 1.45, 1.54, 1.43 and above.
    ['#3c3c3c', 'dark', false],
    ['#404040', 'dark', true],
    ['#c8c8c8', 'light', false],
    ['#c0c0c0', 'light', true],
  ])('%s in %s is transparent: %s', (color, theme, clear) => {
    const { edge } = solveFill(color, theme, surfaces[theme])
    expect(edge === `${color}00`).toBe(clear)
    expect(clear || worstContrast(edge, plainBackgrounds(theme)) >= SHAPE_RATIO).toBe(true)
  })

  it('is drawn exactly where the fill is hardly visible on a surface', () => {
    fc.assert(
      fc.property(opaque, fc.constantFrom(...THEMES), (color, theme) => {
        const melts = worstContrast(color, plainBackgrounds(theme)) < MELTS
        expect(solveFill(color, theme, surfaces[theme]).edge === `${color}00`).toBe(!melts)
      }),
    )
  })
})

describe('a status colour', () => {
  it.each<[name: StatusName, least: number, most: number]>([
    ['success', 140, 165],
    ['warning', 65, 90],
    ['danger', 15, 35],
    ['info', 235, 260],
  ])('%s has a hue between %d and %d in both themes', (name, least, most) => {
    for (const theme of THEMES) {
      const { solid, base } = solveStatus(name, theme, surfaces[theme])
      for (const { h } of [oklch(solid), oklch(base)]) {
        expect(h).toBeGreaterThan(least)
        expect(h).toBeLessThan(most)
      }
    }
  })

  it('is visible on every surface, has readable ink and a quiet version, for any brand', () => {
    const name = fc.constantFrom<StatusName>('success', 'warning', 'danger', 'info')
    fc.assert(
      fc.property(brandSeeds, name, fc.constantFrom(...THEMES), (seeds, status, theme) => {
        const ladder = solveSurfaces(defineBrand(seeds), theme)
        const { solid, on, soft } = solveStatus(status, theme, ladder)
        const { page, card, raised, sunken, overlay } = ladder
        expect(worstContrast(solid, [page, card, raised, sunken, overlay])).toBeGreaterThanOrEqual(
          SHAPE_RATIO,
        )
        expect(contrast(on, solid)).toBeGreaterThanOrEqual(TEXT_RATIO)
        expect(contrast(soft, card)).toBeLessThan(contrast(solid, card))
      }),
      { numRuns: 200 },
    )
  })

  it('of the four differ from each other', () => {
    for (const theme of THEMES) {
      const names = ['success', 'warning', 'danger', 'info'] as const
      expect(new Set(names.map((name) => solveStatus(name, theme, surfaces[theme]).solid)).size).toBe(4)
    }
  })
})

describe('lottery balls', () => {
  const { on, ...balls } = solveBalls()

  it.each<[name: keyof typeof balls, hue: number]>([
    ['red', 26],
    ['blue', 256],
    ['green', 150],
    ['gold', 84],
    ['violet', 300],
  ])('the %s one has its hue, %d, and figures that read', (name, hue) => {
    expect(Math.abs(oklch(balls[name]).h - hue)).toBeLessThan(3)
    expect(contrast(on, balls[name])).toBeGreaterThanOrEqual(TEXT_RATIO)
  })

  it('gold is the brightest, red the darkest', () => {
    const order = Object.entries(balls).toSorted(([, a], [, b]) => oklch(a).l - oklch(b).l)
    expect(order[0]?.[0]).toBe('red')
    expect(order.at(-1)?.[0]).toBe('gold')
  })
})

describe('the series of a chart', () => {
  const backgrounds = { dark: plainBackgrounds('dark'), light: plainBackgrounds('light') }

  it('start at the brand’s hue', () => {
    const { one, two, three, four, five, six } = solveData('#2563eb', 'dark', backgrounds.dark)
    const start = oklch('#2563eb').h
    const turns = [one, two, three, four, five, six].map((color) =>
      Math.round((oklch(color).h - start + 360) % 360),
    )
    const expected = [0, 150, 60, 210, 285, 110]
    turns.forEach((turn, index) => {
      const away = Math.abs(turn - (expected[index] ?? 0))
      expect(Math.min(away, 360 - away)).toBeLessThan(8)
    })
  })

  it('are visible on every surface, whatever the brand', () => {
    fc.assert(
      fc.property(opaque, fc.constantFrom(...THEMES), (brand, theme) => {
        const series = Object.values(solveData(brand, theme, backgrounds[theme]))
        expect(series).toHaveLength(6)
        expect(new Set(series).size).toBe(6)
        for (const color of series)
          expect(worstContrast(color, backgrounds[theme])).toBeGreaterThanOrEqual(SHAPE_RATIO)
      }),
      { numRuns: 200 },
    )
  })
})
