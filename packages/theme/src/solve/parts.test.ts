import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { FIELD_LOOKS, HEADING_LOOKS, SELECTIONS, type StyleSeed } from '../brand/brandInput.ts'
import { brandSeeds } from '../brand/brandSeeds.fixture.ts'
import { defineBrand } from '../brand/defineBrand.ts'
import { plainSeeds } from '../brand/plainSeeds.fixture.ts'
import type { TokenPath } from '../contract.ts'
import { contrast, over } from './color.ts'
import { isUnboxed } from './selection.ts'
import { solveBrand } from './solveBrand.ts'

const solve = (style: StyleSeed) => solveBrand(defineBrand({ ...plainSeeds, style }))
const SURFACES = ['page', 'card', 'raised', 'sunken', 'overlay'] as const

describe('selections', () => {
  it.each(SELECTIONS)(
    '%s is read on every surface that tabs stand on, in any brand',
    { timeout: 60_000 },
    (selection) => {
      fc.assert(
        fc.property(brandSeeds, (seeds) => {
          const { dark, light } = solveBrand(defineBrand({ ...seeds, style: { ...seeds.style, selection } }))
          for (const theme of [dark, light]) {
            const { 'color.tab.chosen': fill, 'color.tab.onChosen': text, 'color.tab.ring': ring } = theme
            const behind = SURFACES.map((surface) => over(fill, theme[`color.surface.${surface}`]))
            for (const color of behind) expect(contrast(text, color)).toBeGreaterThanOrEqual(4.5)
            // A fill may be close to a surface of its colour; a mark by itself is seen on all of them.
            const marked = isUnboxed(selection) ? behind : []
            for (const color of marked) expect(contrast(ring, color)).toBeGreaterThanOrEqual(3)
          }
        }),
        { numRuns: 20 },
      )
    },
  )

  it('differ from each other, by fill or by mark', () => {
    const looks = SELECTIONS.map((selection) => {
      const { dark } = solve({ selection })
      return dark['color.tab.chosen'] + dark['gradient.chosen']
    })
    expect(new Set(looks).size).toBe(SELECTIONS.length)
  })

  it('without boxes have none around tabs at rest, and no ring', () => {
    const { dark } = solve({ selection: 'underline', edge: 'outline' })
    expect(dark['color.tab.rest']).toMatch(/00$/)
    expect(dark['line.ring']).toBe('0px')
    expect(dark['gradient.chosen']).toContain('3px')
  })
})

describe('headings and fields', () => {
  it('have a look of their own each (S-theme-05)', () => {
    const paths: TokenPath[] = [
      'heading.rule',
      'heading.inset',
      'heading.before',
      'heading.after',
      'heading.icon',
    ]
    const headed = HEADING_LOOKS.map((heading) => solve({ heading }).dark)
    expect(new Set(headed.map((dark) => paths.map((path) => dark[path]).join())).size).toBe(
      HEADING_LOOKS.length,
    )
    const parts: TokenPath[] = ['line.field', 'space.field', 'color.field']
    const fields = FIELD_LOOKS.map((field) => solve({ field }).dark)
    expect(new Set(fields.map((dark) => parts.map((path) => dark[path]).join())).size).toBe(
      FIELD_LOOKS.length,
    )
  })

  it('in a slab are the brand’s', () => {
    const { dark } = solve({ heading: 'slab' })
    expect(dark['color.heading.fill']).toBe(plainSeeds.colors.brand)
    expect(dark['color.heading.on']).toBe(dark['color.brand.on'])
  })

  it('on a line have no corners, whatever the silhouette of controls', () => {
    const { dark } = solve({ field: 'underlined', shape: { control: 'cut' } })
    expect([dark['shape.field'], dark['corner.field'], dark['line.field']]).toEqual([
      '0px',
      'round',
      '0 0 2px',
    ])
  })
})
