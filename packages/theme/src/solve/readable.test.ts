import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { contrast, oklch, worstContrast } from './color.ts'
import { inkOn, nearestReadable, readable } from './readable.ts'

const opaque = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const backgrounds = fc.array(opaque, { minLength: 1, maxLength: 4 })
const ratio = fc.constantFrom(2, 3, 4.5, 6.5, 7)
const end = fc.constantFrom(0 as const, 1 as const)
/** Margin above the required ratio, for rounding to 8 bits. */
const MARGIN = 0.03

describe('a colour moved until it is readable', () => {
  it.each<[what: string, color: string, on: string[], needed: number, towards: 0 | 1, moved: string]>([
    ['reads already', '#2563eb', ['#ffffff'], 4.5, 0, '#2563eb'],
    ['a blue on black, upwards', '#2563eb', ['#000000'], 4.5, 1, '#2d6cf4'],
    ['a blue on a dark card, upwards', '#2563eb', ['#14181f'], 4.5, 1, '#3a79ff'],
    ['an amber on white, downwards', '#f59e0b', ['#ffffff'], 4.5, 0, '#a56900'],
    ['white on white goes down, for up cannot pass', '#ffffff', ['#ffffff'], 4.5, 1, '#757575'],
    ['black on black goes up, for down cannot pass', '#000000', ['#000000'], 4.5, 0, '#757575'],
    ['no colour reads on both', '#808080', ['#000000', '#ffffff'], 7, 1, '#808080'],
    ['the ratio is no more than black and white have', '#808080', ['#000000'], 21, 1, '#ffffff'],
  ])('%s', (_what, color, on, needed, towards, moved) => {
    const found = readable(color, on, needed, towards)
    expect(Math.abs(oklch(found).l - oklch(moved).l)).toBeLessThan(0.006)
  })

  it('has the ratio on every background, wherever any lightness has', () => {
    fc.assert(
      fc.property(opaque, backgrounds, ratio, end, (color, on, needed, towards) => {
        const found = worstContrast(readable(color, on, needed, towards), on)
        const best = Math.max(worstContrast('#ffffff', on), worstContrast('#000000', on))
        expect(found >= needed || best < needed + MARGIN || best < needed).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('is unchanged when it has the ratio with the margin', () => {
    fc.assert(
      fc.property(opaque, backgrounds, ratio, end, (color, on, needed, towards) => {
        fc.pre(worstContrast(color, on) >= needed + MARGIN)
        expect(readable(color, on, needed, towards)).toBe(color)
      }),
    )
  })

  it('is moved when it lacks the margin', () => {
    // 4.5422 on white: enough, and no more than the margin needs.
    expect(readable('#767676', ['#ffffff'], 4.5, 0)).toBe('#767676')
    expect(readable('#767676', ['#ffffff'], 4.52, 0)).not.toBe('#767676')
  })

  it('moves to the requested end where both would do', () => {
    const middle = ['#777777']
    expect(oklch(readable('#808080', middle, 3, 1)).l).toBeGreaterThan(oklch('#808080').l)
    expect(oklch(readable('#808080', middle, 3, 0)).l).toBeLessThan(oklch('#808080').l)
  })

  it('moves no farther than needed', () => {
    fc.assert(
      fc.property(
        opaque,
        fc.constantFrom('#000000', '#ffffff', '#14181f', '#fafbfd'),
        (color, background) => {
          const towards = contrast(background, '#000000') > contrast(background, '#ffffff') ? 0 : 1
          fc.pre(contrast(color, background) < 4.5)
          expect(contrast(readable(color, [background], 4.5, towards), background)).toBeLessThan(4.75)
        },
      ),
    )
  })

  it('keeps its hue', () => {
    fc.assert(
      fc.property(opaque, (color) => {
        const found = oklch(readable(color, ['#ffffff'], 4.5, 0))
        const { h, c } = oklch(color)
        // Colours near black and greys have no exact hue in 8 bits.
        fc.pre(found.c > 0.05 && c > 0.05)
        const turn = Math.abs(found.h - h)
        expect(Math.min(turn, 360 - turn)).toBeLessThan(4)
      }),
    )
  })
})

describe('the nearest readable colour', () => {
  it.each<[color: string, on: string[], needed: number, nearest: string | undefined]>([
    ['#2563eb', ['#ffffff'], 4.5, '#2563eb'],
    ['#2563eb', ['#14181f'], 4.5, '#3a79ff'],
    ['#f59e0b', ['#ffffff'], 4.5, '#a76900'],
    ['#ffffff', ['#ffffff'], 4.5, '#767676'],
    ['#808080', ['#000000', '#ffffff'], 7, undefined],
    ['#808080', ['#000000', '#ffffff'], 4.6, undefined],
  ])('to %s on %j at %d:1 is %s', (color, on, needed, nearest) => {
    expect(nearestReadable(color, on, needed)).toBe(nearest)
  })

  it('has the ratio, or is undefined', () => {
    fc.assert(
      fc.property(opaque, backgrounds, ratio, (color, on, needed) => {
        const found = nearestReadable(color, on, needed)
        const possible = Math.max(worstContrast('#ffffff', on), worstContrast('#000000', on)) >= needed
        expect(found !== undefined).toBe(possible)
        expect(found === undefined || worstContrast(found, on) >= needed).toBe(true)
      }),
    )
  })

  it('is the lighter or the darker one, whichever is nearer', () => {
    expect(oklch(nearestReadable('#a0a0a0', ['#777777'], 3) ?? '').l).toBeGreaterThan(oklch('#a0a0a0').l)
    expect(oklch(nearestReadable('#404040', ['#777777'], 3) ?? '').l).toBeLessThan(oklch('#404040').l)
  })
})

describe('the ink on a fill', () => {
  it.each([
    ['white on a deep blue, with a breath of it', '#2563eb', '#fafcff'],
    ['white on blue', '#0000ff', '#fafcff'],
    ['black with a breath of amber', '#f59e0b', '#180d02'],
    ['black with a breath of yellow', '#ffff00', '#101002'],
    ['black with a breath of green', '#00ff00', '#071307'],
    ['pure black on a middling red', '#ff0000', '#000000'],
    ['pure black on a middling coral', '#e8605b', '#000000'],
    ['pure white where tinted white just fails', '#757575', '#ffffff'],
    ['pure black where white fails', '#777777', '#000000'],
    ['nearly black on white', '#ffffff', '#0f0f0f'],
    ['nearly white on black', '#000000', '#fcfcfc'],
  ])('%s', (_what, fill, ink) => {
    expect(inkOn(fill)).toBe(ink)
  })

  it('is readable on any fill', () => {
    fc.assert(
      fc.property(opaque, (fill) => {
        expect(contrast(inkOn(fill), fill)).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 500 },
    )
  })

  it('is white wherever white has the ratio with the margin', () => {
    fc.assert(
      fc.property(opaque, (fill) => {
        const isLight = oklch(inkOn(fill)).l > 0.5
        expect(isLight).toBe(
          contrast('#ffffff', fill) >= 4.5 + MARGIN || contrast('#000000', fill) < 4.5 + MARGIN,
        )
      }),
      { numRuns: 500 },
    )
  })

  it('can have another ratio', () => {
    expect(oklch(inkOn('#949494', 3)).l).toBeGreaterThan(0.9)
    expect(oklch(inkOn('#949494', 4.5)).l).toBeLessThan(0.3)
  })
})
