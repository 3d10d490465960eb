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

  it('prints missing, empty and unknown leaves', () => {
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

describe('any token', () => {
  it.each(tokenPaths)('misses %s when it is taken out, left empty or no text', (path) => {
    const { [path]: _taken, ...rest } = dark
    expect(contractDiff(rest)).toBe(`- ${path}`)
    expect(contractDiff({ ...rest, [path]: '' })).toBe(`~ ${path}`)
    expect(contractDiff({ ...rest, [path]: 4 })).toBe(`~ ${path}`)
    expect(contractDiff({ ...rest, [path]: 'x' })).toBeUndefined()
  })

  it.each(['color', 'color.brand', 'toString', 'color.brand.rest '])('has no %j', (name) => {
    expect(contractDiff({ ...dark, [name]: '#000000' })).toBe(`+ ${name}`)
  })
})
