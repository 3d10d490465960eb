import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { BrandInput } from '../brand/brandInput.ts'
import { plainSeeds } from '../brand/plainSeeds.fixture.ts'
import { FACES, type FaceId } from '../faces/catalog.ts'
import { typeStep } from '../faces/metrics.ts'
import { solveType, type TypePath } from './type.ts'

const solve = (change: Partial<BrandInput['type']> = {}) =>
  solveType({ type: { ...plainSeeds.type, ...change } })
const STEPS = ['caption', 'small', 'body', 'lead', 'title', 'heading', 'display'] as const
const pixels = (solved: Readonly<Record<TypePath, string>>, step: (typeof STEPS)[number]) =>
  Number.parseFloat(solved[`type.${step}.size`]) * 16

describe('the seven sizes', () => {
  it.each<[scale: number, ...sizes: number[]]>([
    [1.1, 12, 13, 15, 17, 18, 21, 24],
    [1.16, 12, 13, 15, 17, 20, 25, 32],
    [1.2, 12, 13, 15, 18, 22, 28, 37],
    [1.25, 12, 13, 15, 19, 23, 32, 46],
    [1.3, 12, 13, 15, 20, 25, 37, 56],
  ])('at a scale of %d are %d, %d, %d, %d, %d, %d and %d pixels', (scale, ...sizes) => {
    const solved = solve({ scale })
    expect(STEPS.map((step) => pixels(solved, step))).toEqual(sizes)
  })

  it('grow, and have lines that never overlap', () => {
    const scale = fc.double({ min: 1.1, max: 1.3, noNaN: true })
    fc.assert(
      fc.property(scale, (ratio) => {
        const solved = solve({ scale: ratio })
        const sizes = STEPS.map((step) => pixels(solved, step))
        expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
        for (const step of STEPS) {
          expect(Number(solved[`type.${step}.lineHeight`])).toBeGreaterThanOrEqual(1.1)
          expect(Number(solved[`type.${step}.lineHeight`])).toBeLessThanOrEqual(1.6)
        }
      }),
    )
  })

  it.each([
    ['caption', '1.4167'],
    ['small', '1.4615'],
    ['body', '1.5333'],
    ['lead', '1.4118'],
    ['title', '1.3'],
    ['heading', '1.24'],
    ['display', '1.125'],
  ] as const)('%s has a line of %s of its size', (step, lineHeight) => {
    expect(solve()[`type.${step}.lineHeight`]).toBe(lineHeight)
  })
})

describe('the faces', () => {
  it('text has its family and weights, headings have theirs', () => {
    const solved = solve({
      text: { face: 'be-vietnam-pro', regular: 300, medium: 600, bold: 800 },
      display: { face: 'system', weight: 900 },
    })
    expect(solved['font.text'].startsWith('"Be Vietnam Pro", ')).toBe(true)
    expect(solved['font.display']).toBe('system-ui, sans-serif')
    expect([
      solved['font.weight.regular'],
      solved['font.weight.medium'],
      solved['font.weight.bold'],
      solved['font.weight.display'],
    ]).toEqual(['300', '600', '800', '900'])
  })

  it.each([
    ['caption', 'text'],
    ['small', 'text'],
    ['body', 'text'],
    ['lead', 'text'],
    ['title', 'display'],
    ['heading', 'display'],
    ['display', 'display'],
  ] as const)('%s is set in the %s face', (step, role) => {
    const { text, display } = plainSeeds.type
    const other =
      role === 'text'
        ? solve({ text: { ...text, face: 'readex-pro' } })
        : solve({ display: { ...display, face: 'readex-pro' } })
    expect(other[`type.${step}.trimEnd`]).not.toBe(solve()[`type.${step}.trimEnd`])
    const same =
      role === 'text'
        ? solve({ display: { ...display, face: 'readex-pro' } })
        : solve({ text: { ...text, face: 'readex-pro' } })
    expect(same[`type.${step}.trimEnd`]).toBe(solve()[`type.${step}.trimEnd`])
  })
})

describe('a step trimmed by its face', () => {
  it.each<[face: FaceId, size: number, leading: number, trimStart: string, trimEnd: string]>([
    ['outfit', 15, 23, '-0.4427em', '-0.3967em'],
    ['outfit', 32, 36, '-0.2385em', '-0.1925em'],
    ['be-vietnam-pro', 15, 23, '-0.3942em', '-0.3992em'],
    ['be-vietnam-pro', 32, 36, '-0.19em', '-0.195em'],
    ['readex-pro', 15, 23, '-0.4417em', '-0.3917em'],
    ['readex-pro', 11, 16, '-0.4023em', '-0.3523em'],
    ['system', 15, 23, '-0.397em', '-0.42em'],
  ])('%s at %d on %d', (face, size, leading, trimStart, trimEnd) => {
    expect(typeStep(size, leading, FACES[face].metrics)).toMatchObject({ trimStart, trimEnd })
  })

  it('leaves the height of a capital, in any face and size', () => {
    const face = fc.constantFrom(...(Object.keys(FACES) as FaceId[]))
    fc.assert(
      fc.property(
        face,
        fc.integer({ min: 8, max: 80 }),
        fc.integer({ min: 0, max: 40 }),
        (id, size, more) => {
          const { metrics } = FACES[id]
          const { trimStart, trimEnd } = typeStep(size, size + more, metrics)
          const left = (size + more) / size + Number.parseFloat(trimStart) + Number.parseFloat(trimEnd)
          expect(left).toBeCloseTo(metrics.capHeight / metrics.unitsPerEm, 2)
        },
      ),
    )
  })

  it.each([
    [16, 24, '1rem', '1.5'],
    [15, 23, '0.9375rem', '1.5333'],
    [11, 16, '0.6875rem', '1.4545'],
    [13, 13, '0.8125rem', '1'],
  ])(
    '%d pixels on lines of %d are %s and %s, so that they grow with the player’s text',
    (size, leading, rem, line) => {
      expect(typeStep(size, leading, FACES.outfit.metrics)).toMatchObject({ size: rem, lineHeight: line })
    },
  )
})
