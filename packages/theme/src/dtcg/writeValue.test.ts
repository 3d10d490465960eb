import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { TokenPath } from '../contract.ts'
import { CSS_EXTENSION } from './format.ts'
import { READERS } from './readValue.ts'
import { writeValue } from './writeValue.ts'

const kept = (css: string) => ({ [CSS_EXTENSION]: css })
const px = (value: number) => ({ value, unit: 'px' })

describe('a CSS value as a token of the format', () => {
  it.each<[path: TokenPath, css: string, type: string, value: unknown]>([
    [
      'color.brand.rest',
      '#2563eb',
      'color',
      { colorSpace: 'srgb', components: [0.1451, 0.38824, 0.92157], hex: '#2563eb' },
    ],
    [
      'color.scrim',
      '#01020380',
      'color',
      { colorSpace: 'srgb', components: [0.00392, 0.00784, 0.01176], alpha: 0.50196, hex: '#010203' },
    ],
    ['font.weight.bold', '700', 'fontWeight', 700],
    ['motion.easing', 'cubic-bezier(0.2, 0, 0, 1)', 'cubicBezier', [0.2, 0, 0, 1]],
    ['motion.press', '120ms', 'duration', { value: 120, unit: 'ms' }],
    ['motion.page', '0.3s', 'duration', { value: 0.3, unit: 's' }],
    ['type.body.lineHeight', '1.5', 'number', 1.5],
    ['layer.toast', '60', 'number', 60],
    ['space.x0', '0', 'number', 0],
    ['radius.card', '12px', 'dimension', px(12)],
    ['radius.card', '-2px', 'dimension', px(-2)],
    ['size.icon', '1.375rem', 'dimension', { value: 1.375, unit: 'rem' }],
  ])('%s %s is a %s %j without an extension', (path, css, type, value) => {
    expect(writeValue(path, css)).toEqual({ $type: type, $value: value })
  })

  it.each<[path: TokenPath, css: string, type: string, value: unknown]>([
    ['type.body.trimStart', '-0.44em', 'number', -0.44],
    [
      'font.text',
      'Outfit, "Be Vietnam Pro", sans-serif',
      'fontFamily',
      ['Outfit', 'Be Vietnam Pro', 'sans-serif'],
    ],
    ['font.display', "'Be Vietnam Pro'", 'fontFamily', ['Be Vietnam Pro']],
    ['shadow.card', 'none', 'number', 0],
    ['shadow.card', '0 1px 2px #000000', 'number', 0],
    ['shadow.card', '0 1px 2px 0 red', 'number', 0],
    ['radius.card', '50%', 'number', 0],
    ['radius.card', 'calc(1px + 2px)', 'number', 0],
    [
      'gradient.hero',
      'none',
      'gradient',
      [{ color: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0, hex: '#000000' }, position: 0 }],
    ],
    [
      'gradient.hero',
      'linear-gradient(90deg, #000000, #ff0000 20%, #ffffff80)',
      'gradient',
      [
        { color: { colorSpace: 'srgb', components: [0, 0, 0], hex: '#000000' }, position: 0 },
        { color: { colorSpace: 'srgb', components: [1, 0, 0], hex: '#ff0000' }, position: 0.5 },
        { color: { colorSpace: 'srgb', components: [1, 1, 1], alpha: 0.50196, hex: '#ffffff' }, position: 1 },
      ],
    ],
  ])('%s %s is a %s %j, with the CSS in the extension', (path, css, type, value) => {
    expect(writeValue(path, css)).toEqual({ $type: type, $value: value, $extensions: kept(css) })
  })

  it('of a shadow has every layer', () => {
    const color = { colorSpace: 'srgb', components: [0, 0, 0], hex: '#000000' }
    const zero = px(0)
    expect(writeValue('shadow.card', 'inset 0 0 0 1px #000000, 0 1px 2px -4px #000000')).toEqual({
      $type: 'shadow',
      $value: [
        { color, offsetX: zero, offsetY: zero, blur: zero, spread: px(1), inset: true },
        { color, offsetX: zero, offsetY: px(1), blur: px(2), spread: px(-4) },
      ],
    })
  })
})

describe('a value written and read again', () => {
  const read = (path: TokenPath, css: string) => {
    const { $type = '', $value } = writeValue(path, css)
    return READERS[$type]?.($value)
  }

  it('is the same hex, with and without transparency', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(hex, fc.integer({ min: 0, max: 254 }), (color, alpha) => {
        const translucent = color + alpha.toString(16).padStart(2, '0')
        expect(read('color.scrim', color)).toBe(color)
        expect(read('color.scrim', translucent)).toBe(translucent)
      }),
    )
  })

  it('is the same length and time', () => {
    const amount = fc.integer({ min: -4000, max: 4000 }).map((value) => value / 8)
    fc.assert(
      fc.property(amount, fc.constantFrom('px', 'rem'), (value, unit) => {
        expect(read('radius.card', `${value}${unit}`)).toBe(`${value}${unit}`)
        expect(read('motion.press', `${Math.abs(value)}ms`)).toBe(`${Math.abs(value)}ms`)
      }),
    )
  })
})
