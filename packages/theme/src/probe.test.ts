import { describe, expect, it } from 'vitest'

import { probeBrand, probeColors } from './probe.ts'
import { solveBrand } from './solve/solveBrand.ts'
import { colorPaths } from './tokenPaths.ts'

describe('the probe', () => {
  it('shows a different colour for every token, and another in the other theme', () => {
    const { dark, light } = solveBrand(probeBrand())
    const colors = colorPaths.flatMap((path) => [dark[path], light[path]])
    expect(new Set(colors).size).toBe(2 * colorPaths.length)
  })

  it('traces a colour back to its token', () => {
    const { dark } = solveBrand(probeBrand())
    const traced = probeColors('dark')
    expect(traced.get(dark['color.brand.rest'])).toBe('color.brand.rest')
    expect([...traced.values()]).toContain('gradient.hero')
    expect([...traced.values()]).toContain('shadow.card')
    expect(traced.has('#123456')).toBe(false)
  })

  it('is the same every time', () => {
    expect(solveBrand(probeBrand())).toEqual(solveBrand(probeBrand()))
  })
})
