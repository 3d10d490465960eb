import { describe, expect, it } from 'vitest'

import { defineBrand } from './brand/defineBrand.ts'
import { plainSeeds } from './brand/plainSeeds.fixture.ts'
import { tokenVariable } from './contract.ts'
import { contractDiff } from './contractDiff.ts'
import { solveBrand } from './solve/solveBrand.ts'
import type { ThemeTokens } from './solve/solvedBrand.ts'
import { tokenPaths } from './tokenPaths.ts'

const { dark } = solveBrand(defineBrand(plainSeeds))

describe('a theme against the contract', () => {
  it('has exactly its leaves', () => {
    expect(contractDiff(dark)).toBeUndefined()
    expect(Object.keys(dark)).toHaveLength(tokenPaths.length)
  })

  it('prints what is missing, empty and unknown', () => {
    const { 'color.scrim': _scrim, ...rest } = dark
    expect(contractDiff({ ...rest, 'radius.card': '', 'color.scrm': '#000000' })).toBe(
      '- color.scrim\n~ radius.card\n+ color.scrm',
    )
    // @ts-expect-error a theme without one of the leaves is a type error
    const incomplete: ThemeTokens = rest
    expect(incomplete).toBe(rest)
  })

  it('has a variable of its own for every token', () => {
    expect(new Set(tokenPaths.map((path) => tokenVariable(path))).size).toBe(tokenPaths.length)
    expect(tokenVariable('color.brand.onSoft')).toBe('--lv-color-brand-on-soft')
  })
})
