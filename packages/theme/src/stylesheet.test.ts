import { describe, expect, it } from 'vitest'

import { defineBrand } from './brand/defineBrand.ts'
import { plainSeeds } from './brand/plainSeeds.fixture.ts'
import { tokenVariable } from './contract.ts'
import { solveBrand } from './solve/solveBrand.ts'
import { brandStylesheet } from './stylesheet.ts'
import { tokenPaths } from './tokenPaths.ts'

const solved = solveBrand(defineBrand(plainSeeds))

describe('the style sheet of a brand', () => {
  const css = brandStylesheet(solved, { fontFaces: '@font-face{font-family:"X"}' })

  it('puts faces first, then shared tokens, then both themes', () => {
    expect(css.match(/[^{}]+(?=\{)/g)).toEqual([
      '@font-face',
      ':root',
      ':root,[data-theme=dark]',
      '[data-theme=light]',
      '@media (prefers-reduced-motion:reduce)',
      ':root',
    ])
    expect(css).toContain('color-scheme:dark}')
    expect(css).toContain('color-scheme:light}')
  })

  it('assigns every token, each theme its own, and nothing else', () => {
    const assigned = (block: string) => new Set(block.match(/--lv-[a-z0-9-]+(?=:)/g))
    const [, shared = '', dark = '', light = ''] = css.split('}')
    const all = tokenPaths.map((path) => tokenVariable(path))
    expect(assigned(shared + dark)).toEqual(new Set(all))
    expect(assigned(dark)).toEqual(assigned(light))
    expect(css.replaceAll(/--lv-/g, '')).not.toMatch(/\n|{\s|;}/)
  })

  it('can start in the light theme', () => {
    expect(brandStylesheet(solved, { defaultTheme: 'light' })).toContain(':root,[data-theme=light]{')
  })

  it('has 1 ms durations under reduced motion, so that transitions still end', () => {
    expect(css).toContain(
      '{:root{--lv-motion-press:1ms;--lv-motion-sheet:1ms;--lv-motion-page:1ms;--lv-motion-moment:1ms}}',
    )
  })

  it('stays small', () => {
    expect(brandStylesheet(solved).length).toBeLessThan(11_000)
  })
})
