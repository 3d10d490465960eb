import { describe, expect, it } from 'vitest'

import { FACES } from '../faces/catalog.ts'
import type { TokenOverrides } from './brandInput.ts'
import { BrandError, defineBrand } from './defineBrand.ts'
import { plainSeeds } from './plainSeeds.fixture.ts'

function problemsOf(change: object): readonly string[] {
  try {
    defineBrand({ ...plainSeeds, ...change })
    return []
  } catch (error) {
    if (!(error instanceof BrandError)) throw error
    return error.message.split('\n')
  }
}

describe('defineBrand', () => {
  it('accepts valid seeds and writes colours in lower case', () => {
    expect(defineBrand({ ...plainSeeds, colors: { brand: '#0B7A53', accent: '#FFFFFF' } }).colors).toEqual({
      brand: '#0b7a53',
      accent: '#ffffff',
    })
  })

  it.each([
    [
      'a short colour',
      { colors: { brand: '#fff', accent: '#000000' } },
      'colors.brand: found "#fff", allowed is a six-digit hex colour such as #14b8a6',
    ],
    ['a number out of range', { radius: 99 }, 'radius: found 99, allowed is a number from 0 to 28'],
    ['an unknown density', { density: 'tight' }, 'density: found "tight", allowed is airy, medium, dense'],
    [
      'an unknown key',
      { raduis: 4 },
      'raduis: found an unknown key, allowed is colors, neutral, surfaces, gradient, radius, density, type, style, overrides, timeZone, seasons; did you mean radius?',
    ],
    [
      'a neutral from nowhere',
      { neutral: { from: 'sky', tint: 0.2 } },
      'neutral.from: found "sky", allowed is "brand" or "accent"',
    ],
    [
      'one theme of a neutral',
      { neutral: { dark: { from: 'brand', tint: 2 }, light: { temperature: 0, tint: 0 } } },
      'neutral.dark.tint: found 2, allowed is a number from 0 to 1',
    ],
    [
      'an unknown token',
      { overrides: { 'color.text.primry': ['#fff', '#000'] } },
      'overrides.color.text.primry: found an unknown token, allowed is a token of the contract; did you mean color.text.primary?',
    ],
    [
      'half a pair',
      { overrides: { 'color.text.primary': ['#ffffff'] } },
      'overrides.color.text.primary: found ["#ffffff"], allowed is a pair [dark, light]',
    ],
    [
      'a colour that is none',
      { overrides: { 'color.text.primary': ['#ffffff', 'blackish'] } },
      'overrides.color.text.primary: found "blackish", allowed is a CSS colour',
    ],
    [
      'a value that leaves its declaration',
      { overrides: { 'radius.card': ['4px', '0;}body{display:none'] } },
      'overrides.radius.card: found "0;}body{display:none", allowed is one plain CSS value',
    ],
    [
      'a value that fetches',
      { overrides: { 'gradient.hero': ['url(https://x.test/a.png)', 'none'] } },
      'overrides.gradient.hero: found "url(https://x.test/a.png)", allowed is one plain CSS value',
    ],
    [
      'a gradient of a colour that cannot be judged',
      { overrides: { 'gradient.hero': ['linear-gradient(rgb(var(--x)), #ffffff)', 'none'] } },
      'overrides.gradient.hero: found "linear-gradient(rgb(var(--x)), #ffffff)", allowed is one plain CSS value',
    ],
    [
      'an unknown face',
      { type: { ...plainSeeds.type, display: { face: 'outfitt', weight: 600 } } },
      `type.display.face: found "outfitt", allowed is ${Object.keys(FACES).join(', ')}; did you mean outfit?`,
    ],
    [
      'a weight that the face lacks',
      { type: { ...plainSeeds.type, display: { face: 'readex-pro', weight: 900 } } },
      'type.display.weight: found 900, allowed is a weight of Readex Pro: 160 to 700',
    ],
  ])('reports %s', (_what, change, message) => {
    expect(problemsOf(change)).toEqual([message])
  })

  it('reports every problem at once', () => {
    expect(problemsOf({ radius: -1, density: 'tight' })).toHaveLength(2)
  })

  it('checks token names by type', () => {
    const sound: TokenOverrides = { 'radius.control': ['999px', '999px'] }
    // @ts-expect-error a name that is not in the contract is a type error
    const unsound: TokenOverrides = { 'radius.contrl': ['999px', '999px'] }
    expect([sound, unsound]).toHaveLength(2)
  })
})
