import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { FACES, type Face } from '../faces/catalog.ts'
import { tokenPaths } from '../tokenPaths.ts'
import type { BrandInput } from './brandInput.ts'
import { brandProblems } from './brandProblems.ts'
import { brandSeeds } from './brandSeeds.fixture.ts'
import { BrandError, defineBrand, describeBrandProblem } from './defineBrand.ts'
import { plainSeeds } from './plainSeeds.fixture.ts'

const TEXT_FACES = Object.entries<Face>(FACES).flatMap(([id, { display }]) => (display ? [] : [id]))

const { colors, surfaces, gradient, type } = plainSeeds
/** Problems, one line each, of the plain seeds with some fields replaced by values of any type. */
const said = (change: object) =>
  brandProblems({ ...plainSeeds, ...change } as BrandInput).map(describeBrandProblem)

describe('numbers', () => {
  const ranges: readonly (readonly [
    field: string,
    least: number,
    most: number,
    (value: unknown) => object,
  ])[] = [
    ['surfaces.depth', 0, 1, (depth) => ({ surfaces: { ...surfaces, depth } })],
    ['surfaces.step', 0, 1, (step) => ({ surfaces: { ...surfaces, step } })],
    ['surfaces.paper', 0, 1, (paper) => ({ surfaces: { ...surfaces, paper } })],
    ['surfaces.glow', 0, 1, (glow) => ({ surfaces: { ...surfaces, glow } })],
    ['surfaces.sheen', 0, 1, (sheen) => ({ surfaces: { ...surfaces, sheen } })],
    ['surfaces.shadow', 0, 1, (shadow) => ({ surfaces: { ...surfaces, shadow } })],
    ['gradient.angle', 0, 360, (angle) => ({ gradient: { ...gradient, angle } })],
    ['gradient.travel', 0, 1, (travel) => ({ gradient: { ...gradient, travel } })],
    ['gradient.panel', 0, 1, (panel) => ({ gradient: { ...gradient, panel } })],
    ['radius', 0, 28, (radius) => ({ radius })],
    ['type.scale', 1.1, 1.3, (scale) => ({ type: { ...type, scale } })],
    ['neutral.tint', 0, 1, (tint) => ({ neutral: { from: 'brand', tint } })],
    ['neutral.temperature', -1, 1, (temperature) => ({ neutral: { temperature, tint: 0 } })],
    [
      'neutral.light.temperature',
      -1,
      1,
      (temperature) => ({ neutral: { dark: { from: 'brand', tint: 0 }, light: { temperature, tint: 0 } } }),
    ],
  ]

  it.each(ranges)('%s goes from %d to %d', (field, least, most, change) => {
    const allowed = `${field}: found %, allowed is a number from ${least} to ${most}`
    const line = (value: unknown) => [allowed.replace('%', JSON.stringify(value))]
    expect(said(change(least))).toEqual([])
    expect(said(change(most))).toEqual([])
    expect(said(change(least - 0.01))).toEqual(line(least - 0.01))
    expect(said(change(most + 0.01))).toEqual(line(most + 0.01))
    expect(said(change('1'))).toEqual(line('1'))
    expect(said(change(Number.NaN))).toEqual(line(null))
    expect(said(change(null))).toEqual(line(null))
    expect(said(change(undefined))).toEqual([allowed.replace('%', 'nothing')])
  })
})

describe('colours', () => {
  it.each(['#14b8a6', '#14B8A6', '#000000', '#ffffff'])('%s is one', (brand) => {
    expect(said({ colors: { ...colors, brand } })).toEqual([])
    expect(said({ colors: { ...colors, accent: brand } })).toEqual([])
  })

  it.each([
    ['#fff', '"#fff"'],
    ['#14b8a6ff', '"#14b8a6ff"'],
    ['14b8a6', '"14b8a6"'],
    ['teal', '"teal"'],
    ['#14b8ag', '"#14b8ag"'],
    [' #14b8a6', '" #14b8a6"'],
    ['#14b8a6\n', '"#14b8a6\\n"'],
    ['', '""'],
    [0x14b8a6, '1357990'],
    [undefined, 'nothing'],
    [null, 'null'],
  ])('refuses %j', (value, shown) => {
    const rest = `found ${shown}, allowed is a six-digit hex colour such as #14b8a6`
    expect(said({ colors: { ...colors, brand: value } })).toEqual([`colors.brand: ${rest}`])
    expect(said({ colors: { ...colors, accent: value } })).toEqual([`colors.accent: ${rest}`])
  })
})

describe('unknown names', () => {
  it.each<[change: object, line: string]>([
    [
      { colors: { ...colors, brnd: '#000000' } },
      'colors.brnd: found an unknown key, allowed is brand, accent; did you mean brand?',
    ],
    [
      { colors: { ...colors, third: '#000000' } },
      'colors.third: found an unknown key, allowed is brand, accent',
    ],
    [
      { surfaces: { ...surfaces, glw: 1 } },
      'surfaces.glw: found an unknown key, allowed is depth, step, paper, glow, sheen, shadow, saturation; did you mean glow?',
    ],
    [
      { gradient: { ...gradient, angel: 1 } },
      'gradient.angel: found an unknown key, allowed is angle, travel, panel; did you mean angle?',
    ],
    [
      { type: { ...type, scal: 1 } },
      'type.scal: found an unknown key, allowed is text, display, label, figures, scale; did you mean scale?',
    ],
    [
      { type: { ...type, text: { ...type.text, medum: 500 } } },
      'type.text.medum: found an unknown key, allowed is face, regular, medium, bold; did you mean medium?',
    ],
    [
      { type: { ...type, display: { ...type.display, wieght: 500 } } },
      'type.display.wieght: found an unknown key, allowed is face, weight, tracking, case; did you mean weight?',
    ],
    [
      { neutral: { from: 'brand', tint: 0.4, tnt: 1 } },
      'neutral.tnt: found an unknown key, allowed is from, temperature, hue, tint, dark, light; did you mean tint?',
    ],
  ])('%j', (change, line) => {
    expect(said(change)).toEqual([line])
  })
})

describe('values that are not objects', () => {
  it.each<[change: object, ...lines: string[]]>([
    [{ colors: 7 }, 'colors: found 7, allowed is an object with brand, accent'],
    [{ colors: undefined }, 'colors: found nothing, allowed is an object with brand, accent'],
    [{ colors: () => 1 }, 'colors: found a function, allowed is an object with brand, accent'],
    [
      { neutral: null },
      'neutral: found null, allowed is an object with from, temperature, hue, tint, dark, light',
    ],
    [
      { surfaces: [] },
      'surfaces: found a list of 0, allowed is an object with depth, step, paper, glow, sheen, shadow, saturation',
    ],
    [
      { type: { ...type, text: 'outfit' } },
      'type.text: found "outfit", allowed is an object with face, regular, medium, bold',
    ],
    [{ overrides: [] }, 'overrides: found a list of 0, allowed is an object of tokens'],
    [{ overrides: null }, 'overrides: found null, allowed is an object of tokens'],
    [
      { neutral: { dark: { from: 'brand', tint: 0 } } },
      'neutral.light: found nothing, allowed is an object with from, temperature, hue, tint',
    ],
    [
      { neutral: { dark: 1, light: 2 } },
      'neutral.dark: found 1, allowed is an object with from, temperature, hue, tint',
      'neutral.light: found 2, allowed is an object with from, temperature, hue, tint',
    ],
    [
      { gradient: 'x', type: 5 },
      'gradient: found "x", allowed is an object with angle, travel, panel',
      'type: found 5, allowed is an object with text, display, label, figures, scale',
    ],
  ])('%j', (change, ...lines) => {
    expect(said(change)).toEqual(lines)
  })

  it.each([
    [null, 'null'],
    [5, '5'],
    [[], 'a list of 0'],
    ['x', '"x"'],
    [undefined, 'nothing'],
  ])('the whole of it: %j', (seeds, shown) => {
    const lines = brandProblems(seeds as unknown as BrandInput).map(describeBrandProblem)
    expect(lines).toEqual([`: found ${shown}, allowed is an object of seeds`])
  })
})

describe('faces', () => {
  it.each<[change: object, ...lines: string[]]>([
    [
      { text: { ...type.text, face: 'readex-pr', regular: 400 } },
      `type.text.face: found "readex-pr", allowed is ${TEXT_FACES.join(', ')}; did you mean readex-pro?`,
    ],
    [
      { display: { face: 'helvetica', weight: 700 } },
      `type.display.face: found "helvetica", allowed is ${Object.keys(FACES).join(', ')}`,
    ],
    [
      { text: { ...type.text, face: undefined } },
      `type.text.face: found nothing, allowed is ${TEXT_FACES.join(', ')}`,
    ],
    [
      { text: { face: 'outfit', regular: 400, medium: 500 } },
      'type.text.bold: found nothing, allowed is a weight of Outfit: 100 to 900',
    ],
    [
      { text: { face: 'be-vietnam-pro', regular: 450, medium: 500, bold: 1000 } },
      'type.text.regular: found 450, allowed is a weight of Be Vietnam Pro: 100, 200, 300, 400, 500, 600, 700, 800, 900',
      'type.text.bold: found 1000, allowed is a weight of Be Vietnam Pro: 100, 200, 300, 400, 500, 600, 700, 800, 900',
    ],
    [
      { display: { face: 'readex-pro', weight: 100 } },
      'type.display.weight: found 100, allowed is a weight of Readex Pro: 160 to 700',
    ],
  ])('%j', (change, ...lines) => {
    expect(said({ type: { ...type, ...change } })).toEqual(lines)
  })

  it.each(['toString', '__proto__', 'constructor'])('%s is no face', (face) => {
    expect(said({ type: { ...type, display: { face, weight: 400 } } })).toHaveLength(1)
  })
})

describe('overrides', () => {
  it.each([
    'a;b',
    'a{b',
    'a}b',
    'a<b',
    'a>b',
    'a\\b',
    '@import',
    '/* x',
    'url(x)',
    'URL(x)',
    '',
    3,
    null,
    undefined,
  ])('%j is no plain value', (value) => {
    const shown = value === undefined ? 'nothing' : JSON.stringify(value)
    const line = `overrides.radius.card: found ${shown}, allowed is one plain CSS value`
    expect(said({ overrides: { 'radius.card': [value, '1px'] } })).toEqual([line])
    expect(said({ overrides: { 'radius.card': ['1px', value] } })).toEqual([line])
  })

  it.each(['calc(1px + 2%)', '50% / 10%', 'var(--x)', 'none', '0'])('%j is one', (value) => {
    expect(said({ overrides: { 'radius.card': [value, value] } })).toEqual([])
  })

  it.each(['red', 'RED', '#FFF', 'RGB(1 2 3)', 'oklch(0.5 0.1 20 / 0.5)', 'transparent'])(
    '%j is a colour',
    (value) => {
      expect(said({ overrides: { 'color.scrim': [value, value] } })).toEqual([])
    },
  )

  it.each(['reddish', 'var(--x)', 'none', '#12', 'currentcolor'])('%j is no colour', (value) => {
    expect(said({ overrides: { 'color.scrim': [value, '#000000'] } })).toEqual([
      `overrides.color.scrim: found "${value}", allowed is a CSS colour`,
    ])
  })

  it.each([['x'], [{}], [null], [['#000000']], [['#000000', '#000000', '#000000']], ['#000000']])(
    '%j is no pair',
    (pair) => {
      expect(said({ overrides: { 'color.scrim': pair } })).toEqual([
        `overrides.color.scrim: found ${JSON.stringify(pair)}, allowed is a pair [dark, light]`,
      ])
    },
  )

  it('of any token of the contract are accepted, of any other name refused', () => {
    const value = (path: string) => (path.startsWith('color.') ? '#123456' : '1px')
    for (const path of tokenPaths) {
      expect(said({ overrides: { [path]: [value(path), value(path)] } })).toEqual([])
      expect(said({ overrides: { [`${path}x`]: [value(path), value(path)] } })).toHaveLength(1)
    }
  })
})

describe('any seeds', () => {
  it('that are valid have no problem and are unchanged', () => {
    fc.assert(
      fc.property(brandSeeds, (seeds) => {
        expect(brandProblems(seeds)).toEqual([])
        expect(defineBrand(seeds)).toMatchObject(seeds)
        expect(Object.isFrozen(defineBrand(seeds))).toBe(true)
      }),
    )
  })

  it('of any shape get problems, never an exception', () => {
    const part = fc.constantFrom(...(Object.keys(plainSeeds) as (keyof BrandInput)[]))
    fc.assert(
      fc.property(
        part,
        fc.oneof(fc.integer({ min: 100 }), fc.string(), fc.array(fc.anything()), fc.constant(null)),
        (field, value) => {
          fc.pre(!(field === 'density' && ['airy', 'medium', 'dense'].includes(String(value))))
          const change = { ...plainSeeds, [field]: value } as BrandInput
          expect(() => defineBrand(change)).toThrow(BrandError)
          expect(brandProblems(change).some((problem) => problem.field.startsWith(field))).toBe(true)
        },
      ),
    )
  })
})
