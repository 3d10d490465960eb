import { existsSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import type { BrandInput } from '../brand/brandInput.ts'
import { solveType } from '../solve/type.ts'
import { ADVANCES } from './advances.generated.ts'
import { type FaceId, FACES } from './catalog.ts'
import { fontFaces } from './fontFaces.ts'
import { typeStep } from './metrics.ts'
import { isMeasured, type MeasuredFaceId } from './widths.ts'

const withFace = (face: FaceId, regular = 400): Pick<BrandInput, 'type'> => ({
  type: { text: { face, regular, medium: 500, bold: 700 }, display: { face, weight: 700 }, scale: 1.16 },
})

describe('faces of a brand', () => {
  it('are subset to the scripts of its languages', () => {
    const cuts = (scripts: Parameters<typeof fontFaces>[1]) =>
      fontFaces(withFace('readex-pro'), scripts).files.map(({ to }) => to.split('.')[0])
    expect(cuts(['latin', 'arabic'])).toEqual([
      'readex-pro-latin-wght',
      'readex-pro-latin-ext-wght',
      'readex-pro-arabic-wght',
    ])
    expect(cuts(['latin'])).toEqual(['readex-pro-latin-wght', 'readex-pro-latin-ext-wght'])
  })

  it('exist, are hashed, and have the unicode range by which they load', () => {
    const { files, css } = fontFaces(withFace('be-vietnam-pro'), ['vietnamese'], { base: '/assets/' })
    expect(files).toHaveLength(9)
    for (const { from, to } of files) {
      expect(existsSync(from)).toBe(true)
      expect(to).toMatch(/\.[0-9a-f]{8}\.woff2$/)
      expect(css).toContain(`src:url(/assets/${to}) format("woff2")`)
    }
    expect(css.match(/unicode-range:U\+/g)).toHaveLength(9)
  })

  it('preload the files of the first screen', () => {
    const { preload } = fontFaces(withFace('be-vietnam-pro'), ['latin', 'vietnamese', 'khmer'])
    expect(preload.map((name) => name.split('.')[0])).toEqual([
      'be-vietnam-pro-latin-400',
      'be-vietnam-pro-vietnamese-400',
    ])
  })

  it('preload no file for a language that is only offered', () => {
    const { preload, files } = fontFaces(withFace('plus-jakarta-sans'), ['latin', 'vietnamese'], {
      main: ['latin'],
    })
    expect(preload.map((name) => name.split('.')[0])).toEqual(['plus-jakarta-sans-latin-wght'])
    expect(files).toHaveLength(3)
  })

  it('name the same weights in all files of a face: a browser would take one of them for all letters', () => {
    const { css } = fontFaces(withFace('space-grotesk', 450), ['latin'], { texts: 'Home' })
    const weights = [...css.matchAll(/font-weight:([\d ]+);src:url/g)].map(([, weight]) => weight)
    expect(weights).toEqual(['450 700', '450 700', '450 700'])
  })

  it('are cut to the letters of the first texts and to the weights in use; rare letters are a file of their own', () => {
    const { files, preload, css } = fontFaces(withFace('outfit'), ['latin'], { texts: 'déjà vu' })
    const [rare, first, extended] = files
    expect(first?.cut?.weights).toEqual([400, 700])
    expect(first?.cut?.letters).toMatch(/é.*/)
    expect(first?.cut?.letters).not.toContain('ð')
    expect(rare?.cut?.letters).toContain('ð')
    // The prime is in no file of this face: the file of rare letters is not asked for it.
    expect(css).toMatch(/rare[^}]+U\+2000-2031,U\+2033-206F/)
    expect(extended?.cut).toBeUndefined()
    expect(preload).toEqual([first?.to])
    expect(css).toContain('font-weight:400 700')
  })

  it('list the scripts that are left to the device', () => {
    expect(fontFaces(withFace('outfit'), ['latin', 'han', 'thai']).system).toEqual(['han', 'thai'])
  })

  it('fall back to device faces of the same metrics, under the names in the stack', () => {
    const { css } = fontFaces(withFace('outfit'), ['latin'])
    const families = new Set(
      [...css.matchAll(/font-family:("[^"]* Fallback: [^"]*")/g)].map(([, name]) => name),
    )
    expect(solveType(withFace('outfit'))['font.text']).toBe(
      ['Outfit', ...families, 'system-ui', 'sans-serif'].join(', '),
    )
    expect(css).toMatch(
      /"Outfit Fallback: Arial";font-weight:400;src:local\("Arial"\)[^}]*size-adjust:98.59%/,
    )
  })

  it("fall back to a bold of their own width, also where only the device's regular can be named", () => {
    const { css } = fontFaces(withFace('be-vietnam-pro'), ['latin'])
    const widening = (family: string, weight: string) =>
      Number(new RegExp(`Fallback: ${family}";${weight}src:[^}]*size-adjust:([\\d.]+)%`).exec(css)?.[1])
    expect(widening('Arial', 'font-weight:700;')).toBeCloseTo((100 * 0.5213) / 0.4946, 1)
    expect(widening('Roboto', 'font-weight:700;')).toBeCloseTo((100 * 0.5213) / 0.4646, 1)
    expect(widening('Roboto Bold', '')).toBeCloseTo((100 * 0.5213) / 0.4578, 1)
  })

  it('are matched to the letters of the main language', () => {
    const arabic = (scripts: Parameters<typeof fontFaces>[1]) =>
      /Fallback: Naskh";font-weight:400;[^}]*size-adjust:([\d.]+)%/.exec(
        fontFaces(withFace('readex-pro'), scripts).css,
      )?.[1]
    expect(Number(arabic(['arabic', 'latin']))).toBeCloseTo((100 * 0.5143) / 0.4219, 1)
    expect(arabic(['latin'])).toBeUndefined()
    const arial = (scripts: Parameters<typeof fontFaces>[1]) =>
      /Fallback: Arial";font-weight:400;[^}]*size-adjust:([\d.]+)%/.exec(
        fontFaces(withFace('be-vietnam-pro'), scripts).css,
      )?.[1]
    expect(Number(arial(['latin', 'vietnamese']))).toBeLessThan(Number(arial(['latin'])))
  })

  it.each(Object.entries(FACES).filter(([, face]) => 'package' in face))(
    '%s has been measured in every script that devices are matched for',
    (id, face) => {
      const measured = Object.keys(isMeasured(id as FaceId) ? ADVANCES[id as MeasuredFaceId] : {})
      expect(measured).toEqual(
        ['latin', 'vietnamese', 'arabic'].filter((script) => face.subsets.some((one) => one === script)),
      )
    },
  )

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
  it('is trimmed at the capitals', () => {
    const { metrics } = FACES.outfit
    const [size, leading] = [16, 24]
    const { trimStart, trimEnd } = typeStep(size, leading, metrics)
    const capital = (metrics.capHeight / metrics.unitsPerEm) * size
    const left = leading + (Number.parseFloat(trimStart) + Number.parseFloat(trimEnd)) * size
    expect(left).toBeCloseTo(capital, 1)
  })

  it("grows with the player's text size", () => {
    expect(typeStep(15, 23, FACES.outfit.metrics)).toMatchObject({ size: '0.9375rem', lineHeight: '1.5333' })
  })
})
