import { existsSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import type { BrandInput } from '../brand/brandInput.ts'
import { solveType } from '../solve/type.ts'
import type { FaceId } from './catalog.ts'
import { FACES } from './catalog.ts'
import { fontFaces } from './fontFaces.ts'
import { typeStep } from './metrics.ts'

const withFace = (face: FaceId, regular = 400): Pick<BrandInput, 'type'> => ({
  type: { text: { face, regular, medium: 500, bold: 700 }, display: { face, weight: 700 }, scale: 1.16 },
})

describe('faces of a brand', () => {
  it('are cut to the scripts of its languages', () => {
    const cuts = (scripts: Parameters<typeof fontFaces>[1]) =>
      fontFaces(withFace('readex-pro'), scripts).files.map(({ to }) => to.split('.')[0])
    expect(cuts(['latin', 'arabic'])).toEqual([
      'readex-pro-latin-wght',
      'readex-pro-latin-ext-wght',
      'readex-pro-arabic-wght',
    ])
    expect(cuts(['latin'])).toEqual(['readex-pro-latin-wght', 'readex-pro-latin-ext-wght'])
  })

  it('exist, are hashed, and carry the range of letters that fetches them', () => {
    const { files, css } = fontFaces(withFace('be-vietnam-pro'), ['vietnamese'], { base: '/assets/' })
    expect(files).toHaveLength(9)
    for (const { from, to } of files) {
      expect(existsSync(from)).toBe(true)
      expect(to).toMatch(/\.[0-9a-f]{8}\.woff2$/)
      expect(css).toContain(`src:url(/assets/${to}) format("woff2")`)
    }
    expect(css.match(/unicode-range:U\+/g)).toHaveLength(9)
  })

  it('preload what the first screen is set in', () => {
    const { preload } = fontFaces(withFace('be-vietnam-pro'), ['latin', 'vietnamese', 'khmer'])
    expect(preload.map((name) => name.split('.')[0])).toEqual([
      'be-vietnam-pro-latin-400',
      'be-vietnam-pro-vietnamese-400',
    ])
  })

  it('say which scripts are left to the device', () => {
    expect(fontFaces(withFace('outfit'), ['latin', 'han', 'thai']).system).toEqual(['han', 'thai'])
  })

  it('fall back to device faces of the same measures, under the name that the stack uses', () => {
    const { css } = fontFaces(withFace('outfit'), ['latin'])
    expect(css).toMatch(
      /font-family:"Outfit Fallback: Arial";src:local\('Arial'\),local\('Liberation Sans'\)[^}]*ascent-override:[\d.]+%/,
    )
    expect(css).toMatch(/size-adjust:[\d.]+%/)
    expect(solveType(withFace('outfit'))['font.text']).toBe(
      'Outfit, "Outfit Fallback: Arial", "Outfit Fallback: Roboto", system-ui, sans-serif',
    )
  })

  it("need no file for the device's own face", () => {
    expect(fontFaces(withFace('system'), ['latin'])).toMatchObject({
      css: '',
      files: [],
      preload: [],
      system: ['latin'],
    })
  })
})

describe('a step of the type scale', () => {
  it('ends where the capitals end', () => {
    const { metrics } = FACES.outfit
    const [size, leading] = [16, 24]
    const { trimStart, trimEnd } = typeStep(size, leading, metrics)
    const capital = (metrics.capHeight / metrics.unitsPerEm) * size
    const left = leading + (Number.parseFloat(trimStart) + Number.parseFloat(trimEnd)) * size
    expect(left).toBeCloseTo(capital, 1)
  })

  it('grows with the text size of the player', () => {
    expect(typeStep(15, 23, FACES.outfit.metrics)).toMatchObject({ size: '0.9375rem', lineHeight: '1.5333' })
  })
})
