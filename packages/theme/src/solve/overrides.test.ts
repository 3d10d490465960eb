import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { TokenOverrides } from '../brand/brandInput.ts'
import { brandSeeds } from '../brand/brandSeeds.fixture.ts'
import { defineBrand, type Brand } from '../brand/defineBrand.ts'
import { plainSeeds } from '../brand/plainSeeds.fixture.ts'
import { colorPaths, tokenPaths } from '../tokenPaths.ts'
import { solveBrand } from './solveBrand.ts'

const withOverrides = (overrides: TokenOverrides) => solveBrand(defineBrand({ ...plainSeeds, overrides }))
const plain = solveBrand(defineBrand(plainSeeds))

describe('an override', () => {
  it.each(tokenPaths)('of %s replaces it in each theme and nothing else', (path) => {
    const pair = path.startsWith('color.') ? (['#010203', '#040506'] as const) : (['1px', '2px'] as const)
    const { dark, light } = withOverrides({ [path]: pair })
    expect([dark[path], light[path]]).toEqual(pair)
    const others = tokenPaths.filter((other) => other !== path)
    expect(
      others.filter((other) => dark[other] !== plain.dark[other] || light[other] !== plain.light[other]),
    ).toEqual([])
  })

  it('of a colour is written as hex, any other value unchanged', () => {
    const { dark, light } = withOverrides({
      'color.scrim': ['rgb(0 0 0 / 0.5)', 'RED'],
      'gradient.hero': ['linear-gradient(red, blue)', 'none'],
    })
    expect([dark['color.scrim'], light['color.scrim']]).toEqual(['#00000080', '#ff0000'])
    expect([dark['gradient.hero'], light['gradient.hero']]).toEqual(['linear-gradient(red, blue)', 'none'])
  })

  it('that differs by theme removes its token from the shared ones', () => {
    expect(plain.shared).toContain('radius.card')
    expect(withOverrides({ 'radius.card': ['4px', '8px'] }).shared).not.toContain('radius.card')
    expect(withOverrides({ 'radius.card': ['4px', '4px'] }).shared).toContain('radius.card')
  })

  it('never makes a themed token a shared one', () => {
    const { shared } = withOverrides({ 'color.scrim': ['#000000', '#000000'] })
    expect(shared).not.toContain('color.scrim')
  })

  it('of an unknown token, by a cast, throws with the difference', () => {
    const brand: Brand = {
      ...defineBrand(plainSeeds),
      overrides: { 'color.scrm': ['1px', '1px'] } as TokenOverrides,
    }
    expect(() => solveBrand(brand)).toThrow('The dark theme does not match the contract:\n+ color.scrm')
    const empty: Brand = { ...defineBrand(plainSeeds), overrides: { 'radius.card': ['', '4px'] } }
    expect(() => solveBrand(empty)).toThrow('The dark theme does not match the contract:\n~ radius.card')
    const half: Brand = { ...defineBrand(plainSeeds), overrides: { 'radius.card': ['4px', ''] } }
    expect(() => solveBrand(half)).toThrow('The light theme does not match the contract:\n~ radius.card')
  })
})

describe('a solved brand', () => {
  it('is the same object for the same brand, and equal for an equal one', () => {
    const brand = defineBrand(plainSeeds)
    expect(solveBrand(brand)).toBe(solveBrand(brand))
    expect(solveBrand(defineBrand(plainSeeds))).not.toBe(solveBrand(brand))
    expect(solveBrand(defineBrand(plainSeeds))).toEqual(solveBrand(brand))
  })

  it('cannot be changed', () => {
    expect(Object.isFrozen(plain.dark)).toBe(true)
    expect(Object.isFrozen(plain.light)).toBe(true)
  })

  it('does not depend on earlier solved brands', () => {
    fc.assert(
      fc.property(brandSeeds, brandSeeds, (first, second) => {
        const alone = solveBrand(defineBrand(second))
        solveBrand(defineBrand(first))
        expect(solveBrand(defineBrand(second))).toEqual(alone)
      }),
      { numRuns: 20 },
    )
  })

  it('leaves the seeds unchanged', () => {
    const before = structuredClone(plainSeeds)
    solveBrand(defineBrand(plainSeeds))
    expect(plainSeeds).toEqual(before)
  })

  it('shares shape, type, motion and layers, and no colour, gradient or shadow', () => {
    expect(plain.shared).toEqual(tokenPaths.filter((path) => !/^(color|logo|gradient|shadow)\./.test(path)))
    expect(colorPaths.filter((path) => plain.shared.includes(path))).toEqual([])
  })

  it('writes every colour as hex in lower case, with transparency only where there is some', () => {
    fc.assert(
      fc.property(brandSeeds, (seeds) => {
        const { dark, light } = solveBrand(defineBrand(seeds))
        for (const tokens of [dark, light]) {
          for (const path of colorPaths) expect(tokens[path]).toMatch(/^#(?:[0-9a-f]{6}){1}(?:[0-9a-f]{2})?$/)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('differs in every surface between dark and light', () => {
    for (const path of colorPaths.filter((name) => name.startsWith('color.surface.')))
      expect(plain.dark[path]).not.toBe(plain.light[path])
  })
})
