import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ADVANCES } from './advances.generated.ts'
import { FACES, type Face, type FaceId } from './catalog.ts'
import { DEVICE_FACES } from './deviceFaces.ts'
import { fallbackRules, familyStack } from './fallbackStack.ts'
import { type Script, SCRIPTS } from './script.ts'
import { isMeasured, stretch } from './widths.ts'

const IDS = Object.keys(FACES) as FaceId[]
const rulesOf = (css: string) => css.match(/@font-face\{[^}]*\}/g) ?? []
const property = (rule: string | undefined, name: string) =>
  new RegExp(`${name}:([^;}]*)`).exec(rule ?? '')?.[1]
const LATIN: ReadonlySet<Script> = new Set(['latin'])

describe('the family list of a face', () => {
  it.each<[face: FaceId, stack: string]>([
    [
      'outfit',
      'Outfit, "Outfit Fallback: Arial", "Outfit Fallback: Roboto", "Outfit Fallback: Roboto Bold", system-ui, sans-serif',
    ],
    [
      'be-vietnam-pro',
      '"Be Vietnam Pro", "Be Vietnam Pro Fallback: Arial", "Be Vietnam Pro Fallback: Roboto", "Be Vietnam Pro Fallback: Roboto Bold", system-ui, sans-serif',
    ],
    [
      'readex-pro',
      '"Readex Pro", "Readex Pro Fallback: Arial", "Readex Pro Fallback: Roboto", "Readex Pro Fallback: Roboto Bold", "Readex Pro Fallback: Naskh", system-ui, sans-serif',
    ],
    ['system', 'system-ui, sans-serif'],
  ])('of %s is %s', (face, stack) => {
    expect(familyStack(face)).toBe(stack)
  })
})

describe("the width of a brand's face compared with a device's", () => {
  it.each<[...Parameters<typeof stretch>, share: number | undefined]>([
    ['outfit', 400, { id: 'arial', weight: 400 }, 'latin', 0.4538 / 0.4603],
    ['outfit', 700, { id: 'roboto', weight: 700 }, 'latin', 0.4698 / 0.4646],
    ['outfit', 450, { id: 'arial', weight: 400 }, 'latin', 0.4543 / 0.4603],
    ['readex-pro', 180, { id: 'arial', weight: 400 }, 'latin', 0.4709 / 0.4603],
    ['readex-pro', 100, { id: 'arial', weight: 400 }, 'latin', 0.4689 / 0.4603],
    ['readex-pro', 900, { id: 'arial', weight: 400 }, 'latin', 0.5239 / 0.4603],
    ['readex-pro', 700, { id: 'noto-naskh-arabic', weight: 700 }, 'arabic', 0.5384 / 0.4382],
    ['be-vietnam-pro', 500, { id: 'roboto', weight: 400 }, 'vietnamese', 0.5159 / 0.4657],
    ['outfit', 400, { id: 'arial', weight: 400 }, 'vietnamese', undefined],
    ['outfit', 400, { id: 'noto-naskh-arabic', weight: 400 }, 'arabic', undefined],
    ['be-vietnam-pro', 400, { id: 'arial', weight: 400 }, 'arabic', undefined],
  ])('%s %d beside %j in %s letters is %d', (face, weight, device, sample, share) => {
    const found = stretch(face, weight, device, sample)
    expect(found?.toFixed(6)).toBe(share?.toFixed(6))
  })

  it('grows with the weight between two measured ones', () => {
    const weight = fc.integer({ min: 160, max: 699 })
    fc.assert(
      fc.property(weight, (at) => {
        const width = (w: number) => stretch('readex-pro', w, { id: 'arial', weight: 400 }, 'latin') ?? 0
        expect(width(at + 1)).toBeGreaterThan(width(at))
      }),
    )
  })

  it.each(IDS)('%s is measured unless it is the device’s own', (id) => {
    expect(isMeasured(id)).toBe(id !== 'system')
  })

  it('differs by little more than a third, except in faces of headings alone', () => {
    for (const id of IDS.filter(isMeasured)) {
      for (const weight of [400, 700] as const) {
        const share = stretch(id, weight, { id: 'arial', weight }, 'latin') ?? 0
        const { display }: Face = FACES[id]
        expect(share).toBeGreaterThan(display ? 0.65 : 0.7)
        expect(share).toBeLessThan(display ? 1.6 : 1.35)
      }
    }
  })
})

describe('the rules of the fallbacks', () => {
  const [arial400, arial700, roboto400, roboto700, robotoBold, ...others] = rulesOf(
    fallbackRules('outfit', [400, 700], LATIN, undefined),
  )

  it('are one for each device face and weight, and one for a bold that cannot be named', () => {
    expect(others).toEqual([])
    expect(
      [arial400, arial700, roboto400, roboto700, robotoBold].map((rule) => property(rule, 'font-family')),
    ).toEqual([
      '"Outfit Fallback: Arial"',
      '"Outfit Fallback: Arial"',
      '"Outfit Fallback: Roboto"',
      '"Outfit Fallback: Roboto"',
      '"Outfit Fallback: Roboto Bold"',
    ])
    expect(
      [arial400, arial700, roboto400, roboto700, robotoBold].map((rule) => property(rule, 'font-weight')),
    ).toEqual(['400', '700', '400', '700', undefined])
  })

  it('name the device’s files by full name and PostScript name', () => {
    expect(property(arial400, 'src')).toBe(
      'local("Arial"),local("ArialMT"),local("Liberation Sans"),local("Arimo")',
    )
    expect(property(arial700, 'src')).toContain('local("Arial Bold"),local("Arial-BoldMT")')
    expect(property(robotoBold, 'src')).toBe(
      'local("Roboto"),local("Roboto Regular"),local("Roboto-Regular")',
    )
  })

  it.each([
    ['arial 400', arial400, '101.43%', '26.37%', '0%', '98.59%'],
    ['arial 700', arial700, '105.28%', '27.37%', '0%', '94.99%'],
    ['roboto 400', roboto400, '100.88%', '26.23%', '0%', '99.13%'],
    ['roboto 700', roboto700, '98.89%', '25.71%', '0%', '101.12%'],
    ['roboto bold', robotoBold, '97.45%', '25.34%', '0%', '102.62%'],
  ])('%s is as high and as wide as the brand’s', (_face, rule, ascent, descent, gap, size) => {
    expect(property(rule, 'ascent-override')).toBe(ascent)
    expect(property(rule, 'descent-override')).toBe(descent)
    expect(property(rule, 'line-gap-override')).toBe(gap)
    expect(property(rule, 'size-adjust')).toBe(size)
  })

  it('keep the brand’s height, whatever the width', () => {
    const { ascent, unitsPerEm } = FACES.outfit.metrics
    for (const rule of [arial400, arial700, roboto400, roboto700, robotoBold]) {
      const height =
        Number.parseFloat(property(rule, 'ascent-override') ?? '') *
        Number.parseFloat(property(rule, 'size-adjust') ?? '')
      expect(height / 10_000).toBeCloseTo(ascent / unitsPerEm, 2)
    }
  })

  it.each<[weights: number[], count: number]>([
    [[400], 2],
    [[400, 500], 4],
    [[600], 3],
    [[599], 2],
    [[600, 700, 800], 7],
  ])('of the weights %j are %d', (weights, count) => {
    expect(rulesOf(fallbackRules('outfit', weights, LATIN, undefined))).toHaveLength(count)
  })

  it('are for the requested scripts that the face has', () => {
    const families = (id: FaceId, scripts: readonly Script[]) =>
      rulesOf(fallbackRules(id, [400], new Set(scripts), undefined)).map((rule) =>
        property(rule, 'font-family'),
      )
    expect(families('readex-pro', ['arabic'])).toEqual(['"Readex Pro Fallback: Naskh"'])
    expect(families('outfit', ['arabic'])).toEqual([])
    expect(families('readex-pro', ['latin', 'arabic'])).toHaveLength(3)
    expect(families('system', ['latin'])).toEqual([])
  })

  it('are measured in Vietnamese where that is the main script; Arabic keeps its own widths', () => {
    const size = (main: Script | undefined, at: number) =>
      property(
        rulesOf(fallbackRules('readex-pro', [400], new Set(['latin', 'arabic']), main))[at],
        'size-adjust',
      )
    expect(size(undefined, 0)).toBe('107.47%')
    expect(size('vietnamese', 0)).toBe('105.98%')
    expect(size('arabic', 0)).toBe('107.47%')
    expect(size('vietnamese', 2)).toBe(size(undefined, 2))
  })
})

describe('the catalogue of faces', () => {
  it.each<[face: FaceId, family: string, weights: string, has: number[], lacks: number[]]>([
    ['outfit', 'Outfit', '100 to 900', [100, 450, 900], [99, 901]],
    [
      'be-vietnam-pro',
      'Be Vietnam Pro',
      '100, 200, 300, 400, 500, 600, 700, 800, 900',
      [100, 900],
      [450, 0, 1000],
    ],
    ['readex-pro', 'Readex Pro', '160 to 700', [160, 700], [159, 701]],
    ['system', 'system-ui', '100 to 900', [100, 900], [99, 901]],
  ])('%s is %s in the weights %s', (face, family, weights, has, lacks) => {
    expect(FACES[face]).toMatchObject({ family, weights })
    expect(has.filter((weight) => !FACES[face].hasWeight(weight))).toEqual([])
    expect(lacks.filter((weight) => FACES[face].hasWeight(weight))).toEqual([])
  })

  it.each(IDS)('%s has files for Latin, or none at all', (id) => {
    const { subsets }: Face = FACES[id]
    expect(subsets.length === 0 || subsets.includes('latin')).toBe(true)
    expect(subsets.every((script) => SCRIPTS.includes(script))).toBe(true)
  })

  it('has widths for every device face in its own script', () => {
    for (const { id, script } of DEVICE_FACES) expect(Object.keys(ADVANCES[id])).toContain(script)
    expect(new Set(DEVICE_FACES.map(({ name }) => name)).size).toBe(DEVICE_FACES.length)
  })
})
