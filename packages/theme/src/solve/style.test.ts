import { describe, expect, it } from 'vitest'

import {
  EDGES,
  ICON_STYLES,
  MOTIONS,
  PATTERNS,
  SHAPED_PARTS,
  SILHOUETTES,
  type BrandInput,
  type StyleSeed,
} from '../brand/brandInput.ts'
import { brandProblems } from '../brand/brandProblems.ts'
import { defineBrand, describeBrandProblem } from '../brand/defineBrand.ts'
import { plainSeeds } from '../brand/plainSeeds.fixture.ts'
import type { TokenPath } from '../contract.ts'
import { themeColors } from '../prePaint.ts'
import { brandStylesheet } from '../stylesheet.ts'
import { oklch } from './color.ts'
import { solveBrand } from './solveBrand.ts'

const solve = (style: StyleSeed, change: Partial<BrandInput> = {}) =>
  solveBrand(defineBrand({ ...plainSeeds, ...change, style }))
const plain = solveBrand(defineBrand(plainSeeds))

describe('a style that is left out', () => {
  it('is the same as one of defaults', () => {
    const spelled: StyleSeed = {
      shape: { control: 'rounded', chip: 'rounded', tile: 'rounded', card: 'rounded', disc: 'pill' },
      edge: 'hairline',
      edgeInk: 'neutral',
      edgeWeight: 'regular',
      field: 'boxed',
      heading: 'plain',
      selection: 'soft',
      icons: 'regular',
      motion: 'gentle',
      ornament: { pattern: 'none', frame: 'none' },
      hero: 'wash',
      chrome: 'page',
    }
    expect(solve(spelled)).toEqual(plain)
    expect(solve({})).toEqual(plain)
  })
})

describe('silhouettes', () => {
  it.each<[silhouette: (typeof SILHOUETTES)[number], radius: string, corner: string]>([
    ['rounded', '9px', 'round'],
    ['square', '0px', 'round'],
    ['pill', '26px', 'round'],
    ['leaf', '13px 1px 13px 1px', 'round'],
    ['cut', '9px', 'bevel'],
  ])('a %s control has the corners %s, %s', (silhouette, radius, corner) => {
    const { dark } = solve({ shape: { control: silhouette } })
    expect([dark['shape.control'], dark['corner.control']]).toEqual([radius, corner])
  })

  it('of one part leave all others', () => {
    for (const part of SHAPED_PARTS) {
      const { dark } = solve({ shape: { [part]: 'leaf' } })
      const changed = SHAPED_PARTS.filter((one) => dark[`shape.${one}`] !== plain.dark[`shape.${one}`])
      expect(changed).toEqual([part])
    }
  })

  it('are seen in a brand without a radius too', () => {
    const { dark } = solve({ shape: { card: 'cut', tile: 'leaf' } }, { radius: 0 })
    expect(dark['shape.card']).toBe('16px')
    expect(dark['shape.tile']).toBe('17px 2px 17px 2px')
  })
})

describe('icons and motion', () => {
  it('have a style of their own each', () => {
    const drawn = ICON_STYLES.map((icons) => solve({ icons }).dark)
    const paths: TokenPath[] = ['icon.stroke', 'icon.cap', 'icon.fill', 'icon.solid']
    expect(new Set(drawn.map((dark) => paths.map((path) => dark[path]).join())).size).toBe(ICON_STYLES.length)
    const moved = MOTIONS.map((motion) => solve({ motion }).dark)
    expect(new Set(moved.map((dark) => dark['motion.spring'] + dark['motion.give'])).size).toBe(
      MOTIONS.length,
    )
  })

  it.each(MOTIONS)('%s fades a page for 300 ms (S-frame-08)', (motion) => {
    expect(solve({ motion }).dark['motion.page']).toBe('300ms')
  })

  it('let a loader and a celebration move in ways of their own (S-theme-03)', () => {
    const moved = MOTIONS.map((motion) => solve({ motion }).dark)
    const paths = ['motion.wait', 'motion.moment', 'motion.flight', 'motion.reach'] as const
    const kinds = paths.map((path) => new Set(moved.map((dark) => dark[path])).size)
    expect(kinds).toEqual(paths.map(() => MOTIONS.length))
  })

  it('press a control with a hard shadow into it', () => {
    expect(solve({ edge: 'hard', motion: 'calm' }).dark['motion.give']).toBe('translate(2px, 2px)')
  })
})

describe('ornaments', () => {
  it.each(PATTERNS.filter((pattern) => pattern !== 'none'))('%s lies over page and hero panel', (pattern) => {
    const { dark } = solve({ ornament: { pattern, strength: 1 } })
    for (const name of ['page', 'hero'] as const) {
      expect(dark[`gradient.${name}`]).toMatch(/^repeating-/)
      expect(dark[`gradient.${name}`].endsWith(plain.dark[`gradient.${name}`])).toBe(true)
    }
  })

  it('of no strength are none', () => {
    expect(solve({ ornament: { pattern: 'grid', strength: 0 } })).toEqual(plain)
  })
})

describe('a solid hero', () => {
  it('has the dark theme’s tokens in both themes', () => {
    const css = brandStylesheet(solve({ hero: 'solid' }))
    expect(css).toContain(':root,[data-theme=dark],[data-hero]{')
    expect(css).not.toContain('[data-theme=light],[data-hero]')
    expect(brandStylesheet(plain)).not.toContain('data-hero')
  })

  it('casts the hard shadow of the page around it', () => {
    const solved = solve({ hero: 'solid', edge: 'hard' })
    const rule = `[data-theme=light] [data-hero]{--lv-shadow-card:${solved.light['shadow.card'].replaceAll(', ', ',')}}`
    expect(brandStylesheet(solved)).toContain(rule)
    expect(brandStylesheet(solve({ hero: 'solid', edge: 'outline' }))).not.toContain(
      '[data-hero]{--lv-shadow',
    )
  })
})

describe('solid bars', () => {
  it('have the dark theme’s tokens, its logo, and its colour around the page', () => {
    const solved = solve({ chrome: 'solid', hero: 'solid' })
    expect(brandStylesheet(solved)).toContain(':root,[data-theme=dark],[data-hero],[data-chrome]{')
    expect(solved.dark['logo.onDark']).toBe('block')
    expect(solved.light['logo.onDark']).toBe('none')
    const dark = solved.dark['color.surface.page']
    expect(themeColors(solved)).toEqual({ dark, light: dark })
    expect(themeColors(plain).light).toBe(plain.light['color.surface.page'])
  })
})

describe('a neutral of its own hue', () => {
  it('colours the surfaces of both themes', () => {
    const neutral = { hue: 100, tint: 1 }
    const { dark, light } = solve({}, { neutral, surfaces: { ...plainSeeds.surfaces, saturation: 1 } })
    for (const theme of [dark, light])
      expect(Math.abs(oklch(theme['color.surface.page']).h - 100)).toBeLessThan(10)
  })

  it('is reported when it is none', () => {
    const input = { ...plainSeeds, neutral: { hue: 400, tint: 1 } }
    expect(brandProblems(input).map(describeBrandProblem)).toEqual([
      'neutral.hue: found 400, allowed is a number from 0 to 360',
    ])
  })
})

describe('saturated surfaces', () => {
  it('have more of the neutral’s colour, text on them has not', () => {
    const chroma = (
      saturation: number,
      theme: 'dark' | 'light',
      path: 'color.surface.page' | 'color.text.muted',
    ) => oklch(solve({}, { surfaces: { ...plainSeeds.surfaces, saturation } })[theme][path]).c
    for (const theme of ['dark', 'light'] as const) {
      expect(chroma(1, theme, 'color.surface.page')).toBeGreaterThan(
        2 * chroma(0, theme, 'color.surface.page'),
      )
      expect(chroma(1, theme, 'color.text.muted')).toBeLessThan(chroma(0, theme, 'color.text.muted') + 0.01)
    }
  })
})

describe('the voice of type', () => {
  const { type } = plainSeeds
  it('is letter-spacing, case and figures', () => {
    const voiced = {
      ...type,
      display: { ...type.display, tracking: 0.08, case: 'capitals' as const },
      label: { tracking: 0.1 },
      figures: 'oldstyle' as const,
    }
    const { dark } = solve({}, { type: voiced })
    expect(dark['font.tracking.display']).toBe('0.08em')
    expect(dark['font.case.display']).toBe('uppercase')
    expect(dark['font.tracking.label']).toBe('0.1em')
    expect(dark['font.case.label']).toBe('none')
    expect(dark['font.figures']).toBe('oldstyle-nums')
    expect(plain.dark['font.tracking.display']).toBe('normal')
  })

  it('lets the text’s face draw the letters that the display face lacks', () => {
    const both = { ...type, text: { ...type.text, face: 'readex-pro' as const } }
    const { dark } = solve({}, { type: { ...both, display: { face: 'anton', weight: 400 } } })
    expect(dark['font.display'].startsWith('Anton, ')).toBe(true)
    expect(dark['font.display']).toContain(', "Readex Pro", ')
  })
})

describe('a wrong seed of style', () => {
  const said = (change: object) =>
    brandProblems({ ...plainSeeds, ...change } as BrandInput).map(describeBrandProblem)

  it.each<[change: object, message: string]>([
    [
      { style: { edge: 'hairlin' } },
      `style.edge: found "hairlin", allowed is ${EDGES.join(', ')}; did you mean hairline?`,
    ],
    [
      { style: { shape: { tile: 'pill' } } },
      'style.shape.tile: found "pill", allowed is rounded, square, leaf, cut',
    ],
    [
      { style: { shape: { control: 7 } } },
      `style.shape.control: found 7, allowed is ${SILHOUETTES.join(', ')}`,
    ],
    [
      { style: { motoin: 'calm' } },
      'style.motoin: found an unknown key, allowed is shape, edge, edgeInk, edgeWeight, field, heading, selection, icons, motion, ornament, hero, chrome; did you mean motion?',
    ],
    [
      { style: 'hard' },
      'style: found "hard", allowed is an object with shape, edge, edgeInk, edgeWeight, field, heading, selection, icons, motion, ornament, hero, chrome',
    ],
    [
      { style: { ornament: { strength: 2 } } },
      'style.ornament.strength: found 2, allowed is a number from 0 to 1',
    ],
    [
      { type: { ...plainSeeds.type, display: { face: 'outfit', weight: 700, tracking: 1 } } },
      'type.display.tracking: found 1, allowed is a number from -0.06 to 0.2',
    ],
    [
      { surfaces: { ...plainSeeds.surfaces, saturation: -1 } },
      'surfaces.saturation: found -1, allowed is a number from 0 to 1',
    ],
  ])('%j is reported with what is allowed', (change, message) => {
    expect(said(change)).toEqual([message])
  })
})
