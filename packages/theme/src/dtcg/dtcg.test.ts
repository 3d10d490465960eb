import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { brandSeeds } from '../brand/brandSeeds.fixture.ts'
import { defineBrand } from '../brand/defineBrand.ts'
import { plainSeeds } from '../brand/plainSeeds.fixture.ts'
import { probeBrand } from '../probe.ts'
import { solveBrand } from '../solve/solveBrand.ts'
import { formatBreaches } from './formatRules.fixture.ts'
import { DtcgError, fromDtcg } from './fromDtcg.ts'
import { toDtcg } from './toDtcg.ts'

const solved = solveBrand(defineBrand(plainSeeds))
const written = (document: object): unknown => JSON.parse(JSON.stringify(document))

function refusal(file: object): string {
  try {
    fromDtcg(file)
    return 'accepted'
  } catch (error) {
    if (error instanceof DtcgError) return error.message
    throw error
  }
}

describe('exported design tokens', () => {
  it('follow the format', () => {
    expect(formatBreaches({ ...toDtcg(solved, 'Plain') })).toEqual([])
    expect(formatBreaches({ ...toDtcg(solveBrand(probeBrand())) })).toEqual([])
  })

  it('give colours as objects with components, alpha and a hex to fall back on', () => {
    const { contexts } = toDtcg(solved).modifiers.theme
    expect(contexts.dark[0]).toMatchObject({
      color: {
        brand: {
          rest: {
            $type: 'color',
            $value: { colorSpace: 'srgb', components: [0.1451, 0.38824, 0.92157], hex: '#2563eb' },
          },
        },
      },
    })
    expect(toDtcg(solved).sets.shared.sources[0]).toMatchObject({
      radius: { card: { $type: 'dimension', $value: { value: 12, unit: 'px' } } },
      motion: { press: { $type: 'duration', $value: { value: 120, unit: 'ms' } } },
    })
  })
})

describe('export and import', () => {
  it('loses nothing, for any brand', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(brandSeeds, (seeds) => {
        const brand = solveBrand(defineBrand(seeds))
        const { dark, light } = fromDtcg(written(toDtcg(brand)))
        expect(dark).toEqual(brand.dark)
        expect(light).toEqual(brand.light)
      }),
      { numRuns: 60 },
    )
  })

  it('gives overrides that solve to the same themes', () => {
    const { overrides } = fromDtcg(written(toDtcg(solved)))
    const again = solveBrand(defineBrand({ ...plainSeeds, overrides }))
    expect({ dark: again.dark, light: again.light }).toEqual({ dark: solved.dark, light: solved.light })
  })

  it('keeps values that the format cannot express', () => {
    const image = 'linear-gradient(90deg, rgb(0 0 0 / 0.5), oklch(0.7 0.1 200))'
    const odd = solveBrand(
      defineBrand({
        ...plainSeeds,
        overrides: {
          'gradient.hero': [image, 'none'],
          'shadow.card': ['none', 'none'],
          'radius.card': ['50%', '1em'],
        },
      }),
    )
    expect(formatBreaches({ ...toDtcg(odd) })).toEqual([])
    const { dark, light } = fromDtcg(written(toDtcg(odd)))
    expect(dark).toEqual(odd.dark)
    expect(light).toEqual(odd.light)
  })

  it('imports a value that a design tool changed, not the old CSS in the extension', () => {
    const stops = [
      { color: { colorSpace: 'srgb', components: [1, 0, 0] }, position: 0 },
      { color: { colorSpace: 'srgb', components: [0, 0, 1], alpha: 0.5 }, position: 1 },
    ]
    const file = {
      gradient: {
        hero: {
          $type: 'gradient',
          $value: stops,
          $extensions: { 'dev.livery.css': 'linear-gradient(#000000, #111111)' },
        },
      },
    }
    expect(fromDtcg(file).dark['gradient.hero']).toBe('linear-gradient(#ff0000 0%, #0000ff80 100%)')
  })
})

describe('imported design tokens', () => {
  it('come from a plain file for both themes, with types from groups and aliases through other names', () => {
    const file = {
      palette: {
        $type: 'color',
        ink: { $value: { colorSpace: 'oklch', components: [0.3, 0, 'none'] } },
        text: { $value: '{palette.ink}' },
      },
      color: {
        $type: 'color',
        text: { primary: { $value: '{palette.text}' }, muted: { $ref: '#/palette/ink/$value' } },
      },
      shadow: {
        card: {
          $type: 'shadow',
          $value: { color: '{palette.ink}', offsetX: px(0), offsetY: px(2), blur: px(8), spread: px(0) },
        },
      },
    }
    expect(fromDtcg(file).overrides).toEqual({
      'color.text.primary': ['#2e2e2e', '#2e2e2e'],
      'color.text.muted': ['#2e2e2e', '#2e2e2e'],
      'shadow.card': ['0 2px 8px 0 #2e2e2e', '0 2px 8px 0 #2e2e2e'],
    })
  })

  it.each([
    [
      'a circle',
      {
        color: {
          text: {
            primary: { $type: 'color', $value: '{color.text.muted}' },
            muted: { $type: 'color', $value: '{color.text.primary}' },
          },
        },
      },
      'color.text.primary: aliases go round in a circle: color.text.primary → color.text.muted → color.text.primary',
    ],
    [
      'a missing target',
      { color: { scrim: { $type: 'color', $value: '{palette.ink}' } } },
      'color.scrim: points to palette.ink, which is not in the file',
    ],
    [
      'a colour as text',
      { color: { scrim: { $type: 'color', $value: '#ff0000' } } },
      'color.scrim: is not a colour object {colorSpace, components}',
    ],
    [
      'a foreign unit',
      { radius: { card: { $type: 'dimension', $value: { value: 1, unit: 'em' } } } },
      'radius.card: is not an object {value, unit} with unit px or rem',
    ],
    [
      'no type',
      { radius: { card: { $value: 4 } } },
      'radius.card: has type none; allowed are color, dimension, duration, number, fontWeight, fontFamily, cubicBezier, shadow, gradient',
    ],
    [
      'nothing of the contract',
      { colours: { red: { $type: 'number', $value: 1 } } },
      'colours: no name is a token of the contract; the nearest to colours is color.scrim',
    ],
  ])('refuses %s with a reason', (_what, file, message) => {
    expect(refusal(file)).toBe(message)
  })
})

function px(value: number) {
  return { value, unit: 'px' }
}

it('names that nothing is taken from are told, those that others point to are not', () => {
  const blue = { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 1] } }
  const file = {
    color: { brand: { rest: { $type: 'color', $value: '{palette.blue}' }, rets: blue } },
    palette: { blue, green: blue },
  }
  expect(fromDtcg(file).unknown).toEqual(['color.brand.rets', 'palette.green'])
})
