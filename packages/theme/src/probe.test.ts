import { describe, expect, it } from 'vitest'

import { probeBrand, probeColors } from './probe.ts'
import { solveBrand } from './solve/solveBrand.ts'
import { colorPaths } from './tokenPaths.ts'

describe('the probe', () => {
  it('has a different colour for every token, and another in the other theme', () => {
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

describe('the probe brand', () => {
  const brand = solveBrand(probeBrand())

  it.each(['dark', 'light'] as const)('in %s every colour leads back to its own token', (theme) => {
    const known = probeColors(theme)
    for (const path of colorPaths) expect(known.get(brand[theme][path])).toBe(path)
  })

  it('uses no colour of the light theme in dark', () => {
    const dark = probeColors('dark')
    expect(colorPaths.filter((path) => dark.has(brand.light[path]))).toEqual([])
  })

  it('is set in the device’s own face', () => {
    expect(brand.dark['font.text']).toBe('system-ui, sans-serif')
    expect(brand.dark['font.display']).toBe('system-ui, sans-serif')
  })
})
