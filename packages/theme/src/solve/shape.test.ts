import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Density } from '../brand/brandInput.ts'
import { solveShape, type ShapePath } from './shape.ts'

const shape = (radius = 12, density: Density = 'medium') => solveShape({ radius, density })

describe('tokens that are equal in every brand', () => {
  it.each<[path: ShapePath, value: string]>([
    ['space.x0', '0px'],
    ['space.half', '2px'],
    ['space.x1', '4px'],
    ['space.x2', '8px'],
    ['space.x3', '12px'],
    ['space.x4', '16px'],
    ['space.x5', '20px'],
    ['space.x6', '24px'],
    ['space.x8', '32px'],
    ['space.x10', '40px'],
    ['space.x12', '48px'],
    ['space.x16', '64px'],
    ['size.touch', '44px'],
    ['size.bottomMenu', '60px'],
    ['size.column', '480px'],
    ['size.page', '1280px'],
    ['size.iconSmall', '1rem'],
    ['size.icon', '1.375rem'],
    ['size.iconLarge', '1.75rem'],
    ['size.avatar', '48px'],
    ['size.illustration', '144px'],
    ['radius.pill', '999px'],
    ['line.hairline', '1px'],
    ['line.control', '1px'],
    ['line.focus', '2px'],
    ['motion.press', '120ms'],
    ['motion.sheet', '200ms'],
    ['motion.page', '300ms'],
    ['motion.easing', 'cubic-bezier(0.2, 0, 0, 1)'],
    ['motion.spring', 'cubic-bezier(0.3, 1.25, 0.5, 1)'],
    ['layer.rail', '10'],
    ['layer.header', '20'],
    ['layer.bottomMenu', '20'],
    ['layer.floating', '30'],
    ['layer.sheet', '40'],
    ['layer.dialog', '50'],
    ['layer.toast', '60'],
  ])('%s is %s in any density and with any radius', (path, value) => {
    for (const density of ['airy', 'medium', 'dense'] as const) {
      for (const radius of [0, 12, 28]) expect(shape(radius, density)[path]).toBe(value)
    }
  })

  it('multiples of the grid are four pixels each', () => {
    const solved = shape()
    for (const path of Object.keys(solved) as ShapePath[]) {
      const steps = /^space\.x(\d+)$/.exec(path)?.[1]
      expect(steps === undefined || solved[path] === `${Number(steps) * 4}px`).toBe(true)
    }
  })
})

describe('density', () => {
  const PATHS = [
    'space.gutter',
    'space.section',
    'space.row',
    'size.control',
    'size.controlSmall',
    'size.header',
  ] as const

  it.each<[density: Density, ...values: string[]]>([
    ['airy', '16px', '28px', '60px', '52px', '40px', '60px'],
    ['medium', '16px', '24px', '56px', '48px', '36px', '56px'],
    ['dense', '12px', '20px', '48px', '44px', '32px', '52px'],
  ])(
    '%s has gutter %s, section %s, row %s, control %s, small control %s and header %s',
    (density, ...values) => {
      expect(PATHS.map((path) => shape(12, density)[path])).toEqual(values)
    },
  )

  it('never makes a control or a row smaller than a touch target', () => {
    for (const density of ['airy', 'medium', 'dense'] as const) {
      for (const path of ['size.control', 'space.row', 'size.header'] as const)
        expect(Number.parseInt(shape(12, density)[path])).toBeGreaterThanOrEqual(44)
    }
  })

  it('gets closer from airy to dense, and never wider', () => {
    for (const path of PATHS) {
      const [airy = 0, medium = 0, dense = 0] = (['airy', 'medium', 'dense'] as const).map((density) =>
        Number.parseInt(shape(12, density)[path]),
      )
      expect(airy).toBeGreaterThanOrEqual(medium)
      expect(medium).toBeGreaterThanOrEqual(dense)
      expect(airy).toBeGreaterThan(dense)
    }
  })
})

describe('the radius of a card', () => {
  const RADII = [
    'radius.small',
    'radius.control',
    'radius.medium',
    'radius.card',
    'radius.large',
    'radius.sheet',
  ] as const

  it.each<[radius: number, ...values: string[]]>([
    [0, '0px', '0px', '0px', '0px', '0px', '0px'],
    [4, '2px', '3px', '3px', '4px', '6px', '7px'],
    [12, '5px', '9px', '8px', '12px', '18px', '21px'],
    [16, '6px', '12px', '10px', '16px', '24px', '28px'],
    [28, '11px', '21px', '18px', '28px', '42px', '49px'],
  ])('of %d makes small %s, control %s, medium %s, card %s, large %s and sheet %s', (radius, ...values) => {
    expect(RADII.map((path) => shape(radius)[path])).toEqual(values)
  })

  it('determines all corners: small, medium, control, card, large, sheet', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 28 }), (radius) => {
        const corners = (['small', 'medium', 'control', 'card', 'large', 'sheet'] as const).map((name) =>
          Number.parseInt(shape(radius)[`radius.${name}`]),
        )
        expect(corners).toEqual(corners.toSorted((a, b) => a - b))
        expect(corners[3]).toBe(radius)
      }),
    )
  })
})
