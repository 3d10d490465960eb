import { differenceEuclidean, parse } from 'culori'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { READERS, UnreadableValue } from './readValue.ts'

function css(type: string, value: unknown): string {
  const reader = READERS[type]
  if (!reader) throw new Error(`${type} has no reader`)
  return reader(value)
}
const color = (colorSpace: string, components: readonly unknown[], alpha?: unknown) => ({
  colorSpace,
  components,
  ...(alpha !== undefined && { alpha }),
})
const px = (value: number) => ({ value, unit: 'px' })
const black = color('srgb', [0, 0, 0])
const shadow = (change: object = {}) => ({
  color: black,
  offsetX: px(0),
  offsetY: px(2),
  blur: px(8),
  spread: px(-1),
  ...change,
})

describe('a value of the format as CSS', () => {
  it.each<[type: string, value: unknown, written: string]>([
    ['color', color('srgb', [1, 0, 0.5]), '#ff0080'],
    ['color', color('srgb', [1, 0, 0], 0.5), '#ff000080'],
    ['color', color('srgb', [1, 0, 0], 1), '#ff0000'],
    ['color', color('srgb', [1, 0, 0], 0), '#ff000000'],
    ['color', color('srgb', ['none', 1, 0]), '#00ff00'],
    ['color', color('hsl', [120, 100, 50]), '#00ff00'],
    ['color', color('hwb', [200, 10, 20]), '#1a91cc'],
    ['color', color('lab', [50, 40, 20]), '#b95857'],
    ['color', color('lch', [50, 40, 20]), '#b45b62'],
    ['color', color('oklab', [0.7, 0.1, 0.05]), '#db8279'],
    ['color', color('oklch', [0.7, 0.1, 200]), '#40b1b7'],
    ['color', color('oklch', [0.7, 0.1, 200], 0.25), '#40b1b740'],
    ['color', color('oklch', [0.7, 0.1, 200], 0.02), '#40b1b705'],
    ['color', color('srgb-linear', [0.5, 0.2, 0.1]), '#bc7c59'],
    ['color', color('display-p3', [0.2, 0.6, 0.3]), '#00984c'],
    ['color', color('a98-rgb', [0.2, 0.6, 0.3]), '#009159'],
    ['color', color('prophoto-rgb', [0.3, 0.5, 0.3]), '#009a56'],
    ['color', color('rec2020', [0.2, 0.6, 0.3]), '#009f67'],
    ['color', color('xyz-d65', [0.3, 0.4, 0.2]), '#8bb66b'],
    ['color', color('xyz-d50', [0.3, 0.4, 0.2]), '#7ab87f'],
    ['dimension', px(12), '12px'],
    ['dimension', { value: 1.5, unit: 'rem' }, '1.5rem'],
    ['dimension', px(-4), '-4px'],
    ['dimension', px(0), '0px'],
    ['duration', { value: 120, unit: 'ms' }, '120ms'],
    ['duration', { value: 0.3, unit: 's' }, '0.3s'],
    ['number', 1.5, '1.5'],
    ['number', 0, '0'],
    ['fontWeight', 700, '700'],
    ['fontFamily', 'Outfit', 'Outfit'],
    ['fontFamily', ['Be Vietnam Pro', 'sans-serif'], '"Be Vietnam Pro", sans-serif'],
    ['cubicBezier', [0.2, 0, 0, 1], 'cubic-bezier(0.2, 0, 0, 1)'],
    ['shadow', shadow(), '0 2px 8px -1px #000000'],
    ['shadow', shadow({ inset: true }), 'inset 0 2px 8px -1px #000000'],
    ['shadow', shadow({ inset: false }), '0 2px 8px -1px #000000'],
    [
      'shadow',
      shadow({ offsetX: { value: 0, unit: 'rem' }, blur: { value: 10, unit: 'rem' } }),
      '0 2px 10rem -1px #000000',
    ],
    ['shadow', [shadow(), shadow({ blur: px(0) })], '0 2px 8px -1px #000000, 0 2px 0 -1px #000000'],
    [
      'gradient',
      [
        { color: black, position: 0 },
        { color: color('srgb', [1, 1, 1]), position: 1 },
      ],
      'linear-gradient(#000000 0%, #ffffff 100%)',
    ],
    ['gradient', [{ color: black, position: 0.333 }], 'linear-gradient(#000000 33%, #000000 33%)'],
    [
      'gradient',
      [
        { color: black, position: -1 },
        { color: black, position: 7 },
      ],
      'linear-gradient(#000000 0%, #000000 100%)',
    ],
  ])('%s %j is %s', (type, value, written) => {
    expect(css(type, value)).toBe(written)
  })

  it('of sRGB is the colour that culori reads', () => {
    const channel = fc.double({ min: 0, max: 1, noNaN: true })
    const difference = differenceEuclidean('rgb')
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const expected = { mode: 'rgb' as const, r, g, b }
        expect(difference(expected, parse(css('color', color('srgb', [r, g, b]))) ?? 'black')).toBeLessThan(
          0.004,
        )
      }),
    )
  })

  it('of OKLCH stays close, where sRGB can show it', () => {
    const difference = differenceEuclidean('oklab')
    fc.assert(
      fc.property(
        fc.double({ min: 0.3, max: 0.8, noNaN: true }),
        fc.integer({ min: 0, max: 359 }),
        (l, h) => {
          const expected = { mode: 'oklch' as const, l, c: 0.03, h }
          expect(
            difference(expected, parse(css('color', color('oklch', [l, 0.03, h]))) ?? 'black'),
          ).toBeLessThan(0.01)
        },
      ),
    )
  })
})

describe('a value that is not of its type', () => {
  const COLOR = 'a colour object {colorSpace, components}'
  const LENGTH = 'an object {value, unit} with unit px or rem'
  it.each<[type: string, value: unknown, expected: string]>([
    ['color', '#ff0000', COLOR],
    ['color', null, COLOR],
    ['color', [0, 0, 0], COLOR],
    ['color', {}, COLOR],
    ['color', color('srgb', [0, 0]), COLOR],
    ['color', color('srgb', [0, 0, 0, 0]), COLOR],
    ['color', color('srgb', [0, 0, '0']), COLOR],
    ['color', color('srgb', [0, 0, Number.NaN]), COLOR],
    ['color', color('srgb', [0, 0, Infinity]), COLOR],
    ['color', { components: [0, 0, 0] }, COLOR],
    ['color', color('srgb', [0, 0, 0], 1.1), COLOR],
    ['color', color('srgb', [0, 0, 0], -0.1), COLOR],
    ['color', color('srgb', [0, 0, 0], '1'), COLOR],
    ['color', color('cmyk', [0, 0, 0]), 'a colour space of the format, not cmyk'],
    ['color', color('toString', [0, 0, 0]), 'a colour space of the format, not toString'],
    ['dimension', '12px', LENGTH],
    ['dimension', 12, LENGTH],
    ['dimension', { value: '12', unit: 'px' }, LENGTH],
    ['dimension', { value: 12, unit: 'em' }, LENGTH],
    ['dimension', { value: 12 }, LENGTH],
    ['duration', { value: 12, unit: 'px' }, 'an object {value, unit} with unit ms or s'],
    ['number', '1', 'a number'],
    ['number', Number.NaN, 'a number'],
    ['fontWeight', 'bold', 'a number'],
    ['fontFamily', 7, 'a family or a list of families'],
    ['fontFamily', ['Outfit', 7], 'a family or a list of families'],
    ['cubicBezier', [0, 0, 0], 'four numbers'],
    ['cubicBezier', 'ease', 'four numbers'],
    ['shadow', 'none', 'a shadow object {color, offsetX, offsetY, blur, spread}'],
    ['shadow', shadow({ blur: 8 }), LENGTH],
    ['shadow', shadow({ color: '#000' }), COLOR],
    ['shadow', [shadow(), null], 'a shadow object {color, offsetX, offsetY, blur, spread}'],
    ['gradient', [], 'a list of stops {color, position}'],
    ['gradient', 'none', 'a list of stops {color, position}'],
    ['gradient', [{ color: black }], 'a stop {color, position}'],
    ['gradient', [null], 'a stop {color, position}'],
    ['gradient', [{ color: 'red', position: 0 }], COLOR],
  ])('%s %j is refused', (type, value, expected) => {
    expect(() => css(type, value)).toThrow(new UnreadableValue(expected))
  })

  it('of any other shape is refused with UnreadableValue', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(READERS)), fc.anything(), (type, value) => {
        let failure: unknown
        try {
          css(type, value)
        } catch (error) {
          failure = error
        }
        expect(failure === undefined || failure instanceof UnreadableValue).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
