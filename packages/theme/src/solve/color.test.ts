import { converter, differenceEuclidean, parse, wcagContrast } from 'culori'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { colorsIn, contrast, hex, mix, normalised, oklch, over, withAlpha, worstContrast } from './color.ts'

/** Any opaque colour, in the notation of the themes. */
const opaque = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const share = fc.double({ min: 0, max: 1, noNaN: true })
const rgb = converter('rgb')
const channels = (color: string) => {
  const { r, g, b } = rgb(color) ?? { r: Number.NaN, g: Number.NaN, b: Number.NaN }
  return [r, g, b] as const
}
/** Half a step of an 8-bit channel, and a little for rounding. */
const HALF_STEP = 0.5 / 255 + 1e-6

describe('a colour read into OKLCH', () => {
  // Values of the CSS Color 4 conversion, to four places.
  it.each([
    ['#ff0000', 0.628, 0.2577, 29.2339],
    ['#00ff00', 0.8664, 0.2948, 142.4953],
    ['#0000ff', 0.452, 0.3132, 264.052],
    ['#2563eb', 0.5461, 0.2152, 262.8809],
    ['#f59e0b', 0.7686, 0.1647, 70.0804],
    ['#010203', 0.0823, 0.008, 240.7509],
  ])('%s has lightness %d, chroma %d and hue %d', (color, l, c, h) => {
    const read = oklch(color)
    expect(read.l).toBeCloseTo(l, 3)
    expect(read.c).toBeCloseTo(c, 3)
    expect(read.h).toBeCloseTo(h, 2)
  })

  it.each([
    ['#000000', 0],
    ['#808080', 0.5999],
    ['#ffffff', 1],
    ['#fefefe', 0.997],
  ])('the grey %s gets the blue hue that looks neutral', (color, l) => {
    expect(oklch(color).h).toBe(260)
    expect(oklch(color).l).toBeCloseTo(l, 3)
  })

  it.each(['nonsense', '', '#12'])('%j, which is no colour, is read as black', (text) => {
    expect(oklch(text)).toEqual({ l: 0, c: 0, h: 260 })
  })

  it.each(['#000073', '#0000ff', '#ff0000', '#00ff00', '#ff00ff', '#00ffff', '#ffff00', '#000080'])(
    'converts %s, on the edge of sRGB, back to itself',
    (color) => {
      expect(hex(oklch(color))).toBe(color)
    },
  )

  it('converts back to the same hex, within a step of each channel', () => {
    fc.assert(
      fc.property(opaque, (color) => {
        const { l, c } = oklch(color)
        // Colours near black and greys have no exact hue in 8 bits.
        fc.pre(l > 0.25 && c > 0.02)
        const [before, after] = [channels(color), channels(hex(oklch(color)))]
        const lost = Math.max(...before.map((value, index) => Math.abs(value - (after[index] ?? 0))))
        expect(lost).toBeLessThanOrEqual(1 / 255 + 1e-6)
      }),
    )
  })
})

describe('a colour written as hex', () => {
  it.each([
    ['chroma that a screen cannot show is given up', { l: 0.7, c: 0.4, h: 20 }, '#ff626b'],
    ['a bright lime', { l: 0.95, c: 0.3, h: 140 }, '#cdffc2'],
    ['lightness above 1 is white', { l: 1.2, c: 0.1, h: 0 }, '#ffffff'],
    ['lightness below 0 is black', { l: -1, c: 0.1, h: 9 }, '#000000'],
    ['without chroma a grey', { l: 0.5, c: 0, h: 0 }, '#636363'],
    ['a colour of the screen as it is', { l: 0.6, c: 0.1, h: 250 }, '#4f84ba'],
  ])('%s', (_what, color, written) => {
    expect(hex(color)).toBe(written)
  })

  it('keeps lightness and hue when chroma is reduced', () => {
    const lightness = fc.double({ min: 0.35, max: 0.85, noNaN: true })
    const hue = fc.double({ min: 0, max: 359, noNaN: true })
    fc.assert(
      fc.property(lightness, hue, (l, h) => {
        const shown = oklch(hex({ l, c: 0.4, h }))
        expect(Math.abs(shown.l - l)).toBeLessThan(0.02)
        const turn = Math.abs(shown.h - h)
        expect(Math.min(turn, 360 - turn)).toBeLessThan(3)
      }),
    )
  })

  it('is lighter for more lightness', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.9, noNaN: true }), share, (l, h) => {
        const [dark, light] = [hex({ l, c: 0.1, h: h * 360 }), hex({ l: l + 0.05, c: 0.1, h: h * 360 })]
        expect(contrast(light, '#000000')).toBeGreaterThan(contrast(dark, '#000000'))
      }),
    )
  })
})

describe('any CSS colour as hex', () => {
  it.each([
    ['red', '#ff0000'],
    ['rebeccapurple', '#663399'],
    ['transparent', '#00000000'],
    ['#FFF', '#ffffff'],
    ['#12345678', '#12345678'],
    ['rgb(1 2 3)', '#010203'],
    ['rgb(1, 2, 3)', '#010203'],
    ['rgb(0 0 0 / 0.5)', '#00000080'],
    ['hsl(120 100% 50%)', '#00ff00'],
    ['hwb(200 10% 20%)', '#1a91cc'],
    ['lab(50 40 20)', '#b95857'],
    ['oklch(0.7 0.4 20)', '#ff626b'],
    ['color(display-p3 0 1 0)', '#00f74f'],
  ])('%s is %s', (css, written) => {
    expect(normalised(css)).toBe(written)
  })

  it.each(['blackish', '', '#12', 'url(x)', 'var(--x)'])('%j is refused', (text) => {
    expect(() => normalised(text)).toThrow(new TypeError(`${text} is not a CSS colour`))
  })

  it('leaves hex colours unchanged, with and without alpha', () => {
    fc.assert(
      fc.property(opaque, fc.integer({ min: 0, max: 254 }), (color, alpha) => {
        const translucent = color + alpha.toString(16).padStart(2, '0')
        expect(normalised(color)).toBe(color)
        expect(normalised(translucent)).toBe(translucent)
      }),
    )
  })

  it('is close to the colour as culori reads it', () => {
    const difference = differenceEuclidean('rgb')
    const channel = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const css = `rgb(${r} ${g} ${b})`
        expect(difference(parse(css) ?? 'black', normalised(css))).toBeLessThan(0.01)
      }),
    )
  })
})

describe('the colours in a CSS value', () => {
  it.each([
    ['none', []],
    ['linear-gradient(90deg, #000, #ffffff80)', ['#000000', '#ffffff80']],
    ['linear-gradient(rgb(0 0 0 / 0.5), hsl(120 100% 50%))', ['#00000080', '#00ff00']],
    ['linear-gradient(oklch(0.7 0.4 20), lab(50 40 20))', ['#ff626b', '#b95857']],
    ['0 1px 2px 0 RGBA(1, 2, 3, 1), inset 0 0 0 1px #ABCDEF', ['#010203', '#abcdef']],
    ['color(display-p3 0 1 0)', ['#00f74f']],
    ['16px', []],
  ])('of %s are %j', (css, colors) => {
    expect(colorsIn(css)).toEqual(colors)
  })
})

describe('transparency', () => {
  it.each([
    ['#ff0000', 0.5, '#ff000080'],
    ['#ff0000', 0, '#ff000000'],
    ['#ff0000', 1, '#ff0000ff'],
    ['#12345680', 0.25, '#12345640'],
  ])('of %s at %d is %s', (color, alpha, written) => {
    expect(withAlpha(color, alpha)).toBe(written)
  })

  it.each([
    ['#ffffff80', '#000000', '#808080'],
    ['#00000080', '#ffffff', '#7f7f7f'],
    ['#ff000040', '#00ff00', '#40bf00'],
    ['#123456', '#ffffff', '#123456'],
    ['#12345600', '#abcdef', '#abcdef'],
    ['rgb(255 0 0 / 0.25)', '#000000', '#400000'],
  ])('%s over %s looks like %s', (top, background, seen) => {
    expect(over(top, background)).toBe(seen)
  })

  it('blends each channel in sRGB, as browsers do', () => {
    fc.assert(
      fc.property(opaque, opaque, fc.integer({ min: 0, max: 254 }), (top, background, alpha) => {
        const blended = channels(over(top + alpha.toString(16).padStart(2, '0'), background))
        const [a, b] = [channels(top), channels(background)]
        blended.forEach((value, index) => {
          const expected = ((a[index] ?? 0) * alpha + (b[index] ?? 0) * (255 - alpha)) / 255
          expect(Math.abs(value - expected)).toBeLessThanOrEqual(HALF_STEP)
        })
      }),
    )
  })
})

describe('a mixture', () => {
  it.each([
    ['#000000', '#ffffff', 0.5, '#636363'],
    ['#ffffff', '#000000', 0.25, '#aeaeae'],
    ['#ff0000', '#0000ff', 0.5, '#8c53a2'],
    ['#2563eb', '#f59e0b', 0.3, '#6b81c2'],
  ])('of %s and %s at %d is %s', (from, to, part, mixed) => {
    expect(mix(from, to, part)).toBe(mixed)
  })

  it('begins at the first colour and ends at the second', () => {
    fc.assert(
      fc.property(opaque, opaque, (from, to) => {
        expect(mix(from, to, 0)).toBe(from)
        expect(mix(from, to, 1)).toBe(to)
      }),
    )
  })

  it('has the lightness of its share', () => {
    fc.assert(
      fc.property(opaque, opaque, share, (from, to, part) => {
        const expected = oklch(from).l * (1 - part) + oklch(to).l * part
        expect(Math.abs(oklch(mix(from, to, part)).l - expected)).toBeLessThan(0.02)
      }),
    )
  })
})

describe('contrast', () => {
  // Ratios of the WCAG 2.2 definition, as published calculators give them.
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#949494', '#ffffff', 3.03],
    ['#0000ff', '#ffffff', 8.59],
    ['#ff0000', '#000000', 5.25],
  ])('of %s and %s is %d', (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 2)
  })

  it('is symmetric, from 1 to 21, and equal to that of culori', () => {
    fc.assert(
      fc.property(opaque, opaque, (a, b) => {
        const ratio = contrast(a, b)
        expect(ratio).toBe(contrast(b, a))
        expect(ratio).toBeGreaterThanOrEqual(1)
        expect(ratio).toBeLessThanOrEqual(21)
        expect(ratio).toBeCloseTo(wcagContrast(a, b), 10)
      }),
    )
  })

  it('over several backgrounds is the smallest', () => {
    expect(worstContrast('#ffffff', ['#000000', '#777777', '#0000ff'])).toBe(contrast('#ffffff', '#777777'))
    expect(worstContrast('#ffffff', [])).toBe(Infinity)
    fc.assert(
      fc.property(opaque, fc.array(opaque, { minLength: 1, maxLength: 5 }), (color, backgrounds) => {
        const worst = worstContrast(color, backgrounds)
        expect(backgrounds.every((background) => contrast(color, background) >= worst)).toBe(true)
        expect(backgrounds.some((background) => contrast(color, background) === worst)).toBe(true)
      }),
    )
  })
})
