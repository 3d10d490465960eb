import { createContext, runInContext, Script } from 'node:vm'

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { ThemeName } from './brand/brandInput.ts'
import { brandSeeds } from './brand/brandSeeds.fixture.ts'
import { defineBrand } from './brand/defineBrand.ts'
import { plainSeeds } from './brand/plainSeeds.fixture.ts'
import { prePaintScript, THEME_STORAGE_KEY, themeColors } from './prePaint.ts'
import { solveBrand } from './solve/solveBrand.ts'

const solved = solveBrand(defineBrand(plainSeeds))

/** Effect of the script on a page, for a browser whose storage holds a value or is blocked. */
function painted(
  script: string,
  { stored, blocked = false }: { stored?: string | undefined; blocked?: boolean },
) {
  const left: Record<string, string> = {}
  const reads: string[] = []
  const element = (name: string) => ({
    setAttribute: (attribute: string, value: string) => {
      left[`${name} ${attribute}`] = value
    },
  })
  const page = {
    document: {
      documentElement: element('html'),
      querySelector: (selector: string) => element(selector),
    },
    localStorage: {
      getItem: (key: string) => {
        reads.push(key)
        if (blocked) throw new Error('SecurityError')
        return stored ?? null
      },
    },
  }
  const context = createContext(page)
  const before = Object.keys(page)
  runInContext(script, context)
  return { left, reads, globals: Object.keys(page).filter((name) => !before.includes(name)) }
}

describe('the script before the first paint', () => {
  const colors = themeColors(solved)
  const script = (defaultTheme: ThemeName) => prePaintScript({ defaultTheme, themeColors: colors })

  it('takes its colours from the page surface', () => {
    expect(colors).toEqual({ dark: '#0c0f15', light: '#f1f4fa' })
  })

  it.each<[defaultTheme: ThemeName, stored: string | undefined, blocked: boolean, theme: ThemeName]>([
    ['dark', undefined, false, 'dark'],
    ['light', undefined, false, 'light'],
    ['dark', 'light', false, 'light'],
    ['light', 'dark', false, 'dark'],
    ['dark', 'dark', false, 'dark'],
    ['light', '', false, 'light'],
    ['dark', 'LIGHT', false, 'dark'],
    ['light', 'null', false, 'light'],
    ['dark', 'light', true, 'dark'],
    ['light', 'dark', true, 'light'],
  ])('starting %s with %j stored (blocked: %s) shows %s', (defaultTheme, stored, blocked, theme) => {
    expect(painted(script(defaultTheme), { stored, blocked }).left).toEqual({
      'html data-theme': theme,
      'meta[name=theme-color] content': colors[theme],
    })
  })

  it('never sets anything but the two themes, whatever is stored', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom<ThemeName>('dark', 'light'), (stored, defaultTheme) => {
        const theme = painted(script(defaultTheme), { stored }).left['html data-theme']
        expect(theme).toBe(stored === 'dark' || stored === 'light' ? stored : defaultTheme)
      }),
    )
  })

  it('reads only its own storage key, and leaves no global variable (S-theme-01)', () => {
    const { reads, globals } = painted(script('dark'), {})
    expect(THEME_STORAGE_KEY).toBe('theme')
    expect(reads).toEqual(['theme'])
    expect(globals).toEqual([])
  })

  it('sets no theme color without colours', () => {
    expect(painted(prePaintScript({ defaultTheme: 'light' }), {}).left).toEqual({
      'html data-theme': 'light',
    })
  })

  it('can be inlined in a script element, in any brand', () => {
    fc.assert(
      fc.property(brandSeeds, (seeds) => {
        const text = prePaintScript({
          defaultTheme: 'dark',
          themeColors: themeColors(solveBrand(defineBrand(seeds))),
        })
        expect(text).not.toMatch(/[<\n]/)
        expect(() => new Script(text)).not.toThrow()
      }),
      { numRuns: 10 },
    )
  })
})
