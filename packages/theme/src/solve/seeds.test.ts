import { describe, expect, it } from 'vitest'

import type { BrandInput, ThemeName } from '../brand/brandInput.ts'
import { defineBrand } from '../brand/defineBrand.ts'
import { plainSeeds } from '../brand/plainSeeds.fixture.ts'
import type { TokenPath } from '../contract.ts'
import { tokenPaths } from '../tokenPaths.ts'
import { contrast, oklch } from './color.ts'
import { solveBrand } from './solveBrand.ts'

const solve = (change: Partial<BrandInput> = {}) => solveBrand(defineBrand({ ...plainSeeds, ...change }))
const plain = solve()
const surfaces = (change: Partial<BrandInput['surfaces']>) => ({
  surfaces: { ...plainSeeds.surfaces, ...change },
})
const gradient = (change: Partial<BrandInput['gradient']>) => ({
  gradient: { ...plainSeeds.gradient, ...change },
})
const type = (change: Partial<BrandInput['type']>) => ({ type: { ...plainSeeds.type, ...change } })

/** Tokens of a theme that differ after a change of the plain seeds. */
function changedBy(change: Partial<BrandInput>, theme: ThemeName): TokenPath[] {
  const solved = solve(change)[theme]
  return tokenPaths.filter((path) => solved[path] !== plain[theme][path])
}

const trims = (...steps: readonly string[]) =>
  steps.flatMap((step) => [`type.${step}.trimStart`, `type.${step}.trimEnd`])
const steps = (...names: readonly string[]) =>
  names.flatMap((name) =>
    ['size', 'lineHeight', 'trimStart', 'trimEnd'].map((leaf) => `type.${name}.${leaf}`),
  )
const accent = ['rest', 'hover', 'pressed', 'on', 'edge', 'soft', 'onSoft', 'text'].map(
  (name) => `color.accent.${name}`,
)
const allGradients = ['gradient.page', 'gradient.brand', 'gradient.card', 'gradient.hero']

/** Corners that follow the radius of a card. */
const CORNERS = [
  ...['small', 'medium', 'large', 'control', 'card', 'sheet'].map((name) => `radius.${name}`),
  ...['control', 'field', 'chip', 'tile', 'card'].map((name) => `shape.${name}`),
]

describe('a seed changes its own tokens and no others', () => {
  it.each<[seed: string, change: Partial<BrandInput>, dark: readonly string[], light: readonly string[]]>([
    [
      'colors.accent',
      { colors: { brand: plainSeeds.colors.brand, accent: '#16a34a' } },
      [...accent, ...allGradients],
      [...accent, ...allGradients],
    ],
    ['surfaces.sheen', surfaces({ sheen: 0.9 }), ['gradient.card'], ['gradient.card']],
    ['surfaces.shadow', surfaces({ shadow: 0.9 }), [], ['shadow.card', 'shadow.raised', 'shadow.overlay']],
    [
      'gradient.angle',
      gradient({ angle: 90 }),
      ['gradient.brand', 'gradient.card', 'gradient.hero'],
      ['gradient.brand', 'gradient.card', 'gradient.hero'],
    ],
    ['gradient.panel', gradient({ panel: 1 }), ['gradient.hero'], ['gradient.hero']],
    [
      'gradient.travel',
      gradient({ travel: 0 }),
      ['gradient.brand', 'gradient.hero'],
      ['gradient.brand', 'gradient.hero'],
    ],
    ['radius', { radius: 20 }, CORNERS, CORNERS],
    [
      'density',
      { density: 'dense' },
      ['space.gutter', 'space.section', 'space.row', 'size.control', 'size.controlSmall', 'size.header'],
      ['space.gutter', 'space.section', 'space.row', 'size.control', 'size.controlSmall', 'size.header'],
    ],
    [
      'type.text.face',
      type({ text: { ...plainSeeds.type.text, face: 'be-vietnam-pro' } }),
      // The text's face draws the letters that the display face lacks.
      ['font.text', 'font.display', ...trims('caption', 'small', 'body', 'lead')],
      ['font.text', 'font.display', ...trims('caption', 'small', 'body', 'lead')],
    ],
    [
      'type.text.regular',
      type({ text: { ...plainSeeds.type.text, regular: 300 } }),
      ['font.weight.regular'],
      ['font.weight.regular'],
    ],
    [
      'type.text.medium',
      type({ text: { ...plainSeeds.type.text, medium: 600 } }),
      ['font.weight.medium'],
      ['font.weight.medium'],
    ],
    [
      'type.text.bold',
      type({ text: { ...plainSeeds.type.text, bold: 800 } }),
      ['font.weight.bold'],
      ['font.weight.bold'],
    ],
    [
      'type.display',
      type({ display: { face: 'readex-pro', weight: 600 } }),
      ['font.display', 'font.weight.display', ...trims('title', 'heading', 'display')],
      ['font.display', 'font.weight.display', ...trims('title', 'heading', 'display')],
    ],
    [
      'type.scale',
      type({ scale: 1.25 }),
      steps('lead', 'title', 'heading', 'display'),
      steps('lead', 'title', 'heading', 'display'),
    ],
  ])('%s', (_seed, change, dark, light) => {
    expect(changedBy(change, 'dark')).toEqual(dark)
    expect(changedBy(change, 'light').toSorted()).toEqual(light.toSorted())
  })

  it('depth is for dark only, paper for light only', () => {
    expect(changedBy(surfaces({ depth: 0.9 }), 'light')).toEqual([])
    expect(changedBy(surfaces({ paper: 0.9 }), 'dark')).toEqual([])
    expect(changedBy(surfaces({ depth: 0.9 }), 'dark').length).toBeGreaterThan(20)
    expect(changedBy(surfaces({ paper: 0.9 }), 'light').length).toBeGreaterThan(20)
  })

  it('a neutral can be given for each theme separately', () => {
    const { neutral } = plainSeeds
    if ('dark' in neutral) throw new Error('the plain seeds have one neutral')
    const other = { temperature: 1, tint: 1 }
    expect(changedBy({ neutral: { dark: neutral, light: neutral } }, 'dark')).toEqual([])
    expect(changedBy({ neutral: { dark: neutral, light: neutral } }, 'light')).toEqual([])
    expect(changedBy({ neutral: { dark: other, light: neutral } }, 'light')).toEqual([])
    expect(changedBy({ neutral: { dark: neutral, light: other } }, 'dark')).toEqual([])
    expect(changedBy({ neutral: { dark: neutral, light: other } }, 'light')).toContain('color.surface.page')
  })

  it('a new brand colour does not change the status fills, balls and colours over pictures', () => {
    const { dark } = solve({ colors: { brand: '#dc2626', accent: plainSeeds.colors.accent } })
    for (const path of ['color.ball.red', 'color.ball.gold', 'color.ball.on', 'color.favourite'] as const)
      expect(dark[path]).toBe(plain.dark[path])
    for (const name of ['success', 'warning', 'info'] as const) {
      const path = `color.status.${name}.solid` as const
      expect(Math.abs(oklch(dark[path]).h - oklch(plain.dark[path]).h)).toBeLessThan(3)
    }
  })
})

const lightness = (path: TokenPath, change: Partial<BrandInput>, theme: ThemeName) =>
  oklch(solve(change)[theme][path]).l

describe('the effect of a seed has a direction', () => {
  it.each<
    [what: string, path: TokenPath, theme: ThemeName, (value: number) => Partial<BrandInput>, down: boolean]
  >([
    ['more depth is a blacker page', 'color.surface.page', 'dark', (depth) => surfaces({ depth }), true],
    ['more depth is a blacker inset', 'color.surface.sunken', 'dark', (depth) => surfaces({ depth }), true],
    ['more depth is a blacker skeleton', 'color.skeleton.base', 'dark', (depth) => surfaces({ depth }), true],
    [
      'more step is a lighter card in dark',
      'color.surface.card',
      'dark',
      (step) => surfaces({ step }),
      false,
    ],
    [
      'more step is a lighter raised one in dark',
      'color.surface.raised',
      'dark',
      (step) => surfaces({ step }),
      false,
    ],
    [
      'more step is a darker control in light',
      'color.control.rest',
      'light',
      (step) => surfaces({ step }),
      true,
    ],
    ['more paper is a darker page', 'color.surface.page', 'light', (paper) => surfaces({ paper }), true],
    ['more paper is a darker hairline', 'color.border.subtle', 'light', (paper) => surfaces({ paper }), true],
  ])('%s', (_what, path, theme, change, down) => {
    const ladder = [0, 0.25, 0.5, 0.75, 1].map((value) => lightness(path, change(value), theme))
    expect(ladder).toEqual(ladder.toSorted((a, b) => (down ? b - a : a - b)))
    expect(new Set(ladder).size).toBe(ladder.length)
  })

  it('more step sets card and page farther apart', () => {
    const apart = (step: number) => {
      const { dark } = solve(surfaces({ step }))
      return contrast(dark['color.surface.card'], dark['color.surface.page'])
    }
    expect(apart(1)).toBeGreaterThan(apart(0.5))
    expect(apart(0.5)).toBeGreaterThan(apart(0))
  })

  it('more tint is more chroma in the greys, none is none', () => {
    const chroma = (tint: number) =>
      oklch(solve({ neutral: { from: 'brand', tint } }).dark['color.surface.raised']).c
    expect(chroma(0)).toBeLessThan(0.001)
    expect(chroma(0.5)).toBeGreaterThan(chroma(0) + 0.01)
    expect(chroma(1)).toBeGreaterThan(chroma(0.5) + 0.01)
  })

  it.each<[temperature: number, theme: ThemeName, least: number, most: number]>([
    [-1, 'dark', 255, 280],
    [-1, 'light', 250, 280],
    [1, 'dark', 35, 60],
    [1, 'light', 70, 95],
  ])('temperature %d is the hue of cold or of warm in %s', (temperature, theme, least, most) => {
    const { h, c } = oklch(solve({ neutral: { temperature, tint: 1 } })[theme]['color.border.subtle'])
    expect(c).toBeGreaterThan(0.015)
    expect(h).toBeGreaterThan(least)
    expect(h).toBeLessThan(most)
  })

  it('temperature 0 has no hue, whatever the tint', () => {
    const { dark, light } = solve({ neutral: { temperature: 0, tint: 1 } })
    expect(oklch(dark['color.surface.raised']).c).toBeLessThan(0.001)
    expect(oklch(light['color.surface.page']).c).toBeLessThan(0.001)
  })

  it('greys take their hue from the seed colour, and none from a grey', () => {
    const hue = (from: 'brand' | 'accent') =>
      oklch(solve({ neutral: { from, tint: 1 } }).dark['color.surface.raised']).h
    expect(Math.abs(hue('brand') - oklch(plainSeeds.colors.brand).h)).toBeLessThan(6)
    expect(Math.abs(hue('accent') - oklch(plainSeeds.colors.accent).h)).toBeLessThan(6)
    const grey = solve({
      colors: { brand: '#808080', accent: '#ffffff' },
      neutral: { from: 'brand', tint: 1 },
    })
    expect(oklch(grey.dark['color.surface.raised']).c).toBeLessThan(0.001)
  })
})
