import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { EDGES, EDGE_WEIGHTS, type StyleSeed } from '../brand/brandInput.ts'
import { brandSeeds } from '../brand/brandSeeds.fixture.ts'
import { defineBrand } from '../brand/defineBrand.ts'
import { plainSeeds } from '../brand/plainSeeds.fixture.ts'
import { contrast, oklch } from './color.ts'
import { solveBrand } from './solveBrand.ts'

const solve = (style: StyleSeed) => solveBrand(defineBrand({ ...plainSeeds, style }))
const plain = solveBrand(defineBrand(plainSeeds))
const SURFACES = ['page', 'card', 'raised', 'sunken', 'overlay'] as const

describe('edges', () => {
  it('that are thick are visible on every surface, in any brand', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(brandSeeds, fc.constantFrom('outline' as const, 'hard' as const), (seeds, edge) => {
        const solved = solveBrand(defineBrand({ ...seeds, style: { ...seeds.style, edge } }))
        for (const theme of [solved.dark, solved.light]) {
          for (const surface of SURFACES) {
            const line = theme['color.border.edge']
            expect(contrast(line, theme[`color.surface.${surface}`])).toBeGreaterThanOrEqual(3)
          }
          expect(theme['color.control.edge']).toBe(theme['color.border.edge'])
        }
      }),
      { numRuns: 40 },
    )
  })

  it.each<[edge: (typeof EDGES)[number], line: string, card: RegExp, drop: RegExp]>([
    ['hairline', '1px', /^inset 0 0 0 1px #[0-9a-f]{8}$/, /^0 0 0 0 #[0-9a-f]{6}00$/],
    ['outline', '2px', /^inset 0 0 0 2px #[0-9a-f]{6}$/, /^0 0 0 0 #[0-9a-f]{6}00$/],
    ['hard', '2px', /^inset 0 0 0 2px #[0-9a-f]{6}, 4px 4px 0 0 #[0-9a-f]{6}$/, /^3px 3px 0 0 #[0-9a-f]{6}$/],
    ['none', '1px', /^0 0 0 0 #[0-9a-f]{6}00$/, /^0 0 0 0 #[0-9a-f]{6}00$/],
  ])('%s has lines of %s, and the shadows of cards and buttons', (edge, line, card, drop) => {
    const { dark } = solve({ edge })
    expect(dark['line.edge']).toBe(line)
    expect(dark['shadow.card']).toMatch(card)
    expect(dark['shadow.drop']).toMatch(drop)
  })

  it.each(EDGE_WEIGHTS)('%s are of their own width, and so is what they cast', (edgeWeight) => {
    const width = { fine: 1, regular: 2, heavy: 3 }[edgeWeight]
    const { dark } = solve({ edge: 'hard', edgeWeight })
    expect(dark['line.edge']).toBe(`${width}px`)
    expect(dark['line.focus']).toBe(`${width + 1}px`)
    expect(dark['shadow.drop'].startsWith(`${width + 1}px ${width + 1}px 0 0 #`)).toBe(true)
    expect(solve({ edge: 'hairline', edgeWeight })).toEqual(plain)
  })

  it.each([
    [{}, '0px'],
    [{ edge: 'hard' as const }, '2px'],
    [{ edge: 'hard' as const, ornament: { frame: 'double' as const } }, '5px'],
  ])('%o keep %s of a card free of what fills it', (style, width) => {
    expect(solve(style).dark['line.frame']).toBe(width)
  })

  it('in the brand’s ink are of its hue', () => {
    const { dark, light } = solve({ edgeInk: 'brand' })
    for (const theme of [dark, light]) {
      const { h, c } = oklch(theme['color.border.edge'])
      expect(c).toBeGreaterThan(0.04)
      expect(Math.abs(h - oklch(plainSeeds.colors.brand).h)).toBeLessThan(20)
    }
  })

  it('with a frame are double inside a card, single elsewhere', () => {
    const { dark } = solve({ ornament: { frame: 'double' } })
    expect(dark['shadow.card'].match(/inset/g)).toHaveLength(4)
    expect(dark['shadow.raised']).toBe(plain.dark['shadow.raised'])
  })
})
