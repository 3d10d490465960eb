import { describe, expect, it } from 'vitest'

import { defineBrand } from '../brand/defineBrand.ts'
import { plainSeeds } from '../brand/plainSeeds.fixture.ts'
import { solveBrand } from '../solve/solveBrand.ts'
import { tokenPaths } from '../tokenPaths.ts'
import { gradientBackgrounds, pictureBackgrounds } from './backgrounds.ts'
import { checkContrast, contrastReport, describeContrastProblem } from './checkContrast.ts'
import { CONTRAST_TABLE } from './table.ts'

const SURFACES = ['page', 'card', 'raised', 'sunken', 'overlay'].map((name) => `color.surface.${name}`)
const CONTROLS = ['rest', 'hover', 'pressed'].map((name) => `color.control.${name}`)
const QUIET = [...SURFACES, ...CONTROLS, 'color.field', 'gradient.page', 'gradient.card']
const STATUS = ['success', 'warning', 'danger', 'info']
const EVERYWHERE = [
  ...QUIET,
  'color.brand.soft',
  'color.accent.soft',
  'color.control.selected',
  ...STATUS.map((name) => `color.status.${name}.soft`),
  'gradient.hero',
]
const rowsOf = (foreground: string) =>
  CONTRAST_TABLE.filter(({ foregrounds }) => foregrounds.some((path) => path === foreground))

describe('required contrast', () => {
  // WCAG 2.2: 1.4.3 requires 4.5 for text, 1.4.11 requires 3 for icons, rings and edges. 2 is this product's own.
  it.each<[foreground: string, ratio: number, backgrounds: readonly string[]]>([
    ['color.text.primary', 4.5, EVERYWHERE],
    ['color.text.secondary', 4.5, EVERYWHERE],
    ['color.text.muted', 4.5, QUIET],
    ['color.text.link', 4.5, QUIET],
    ['color.brand.text', 4.5, QUIET],
    ['color.accent.text', 4.5, QUIET],
    ['color.text.disabled', 2, QUIET],
    ['color.border.control', 3, QUIET],
    ['color.border.focus', 3, EVERYWHERE],
    [
      'color.brand.on',
      4.5,
      ['color.brand.rest', 'color.brand.hover', 'color.brand.pressed', 'gradient.brand'],
    ],
    ['color.brand.onSoft', 4.5, ['color.brand.soft']],
    ['color.accent.on', 4.5, ['color.accent.rest', 'color.accent.hover', 'color.accent.pressed']],
    ['color.accent.onSoft', 4.5, ['color.accent.soft']],
    ['color.control.on', 4.5, CONTROLS],
    ['color.control.onSelected', 4.5, ['color.control.selected']],
    ['color.tab.on', 4.5, ['color.tab.rest']],
    ['color.tab.onChosen', 4.5, ['color.tab.chosen']],
    ['color.heading.on', 4.5, ['color.heading.fill']],
    ['color.control.onDisabled', 2, ['color.control.disabled']],
    ['color.media.on', 4.5, ['color.media.scrim']],
    ['color.media.onChip', 4.5, ['color.media.chip']],
    ['color.media.onVeil', 4.5, ['color.media.veil']],
    ['color.ball.on', 4.5, ['red', 'blue', 'green', 'gold', 'violet'].map((name) => `color.ball.${name}`)],
    ...STATUS.flatMap((name): [string, number, string[]][] => [
      [`color.status.${name}.text`, 4.5, [...QUIET, `color.status.${name}.soft`]],
      [`color.status.${name}.on`, 4.5, [`color.status.${name}.solid`]],
      [`color.status.${name}.solid`, 3, SURFACES],
    ]),
    ...['one', 'two', 'three', 'four', 'five', 'six'].map((name): [string, number, string[]] => [
      `color.data.${name}`,
      3,
      SURFACES,
    ]),
  ])('%s at %d:1', (foreground, ratio, backgrounds) => {
    expect(rowsOf(foreground).map((row) => [row.ratio, row.backgrounds])).toEqual([[ratio, backgrounds]])
  })

  it('a favourite on surfaces and over pictures at 3:1', () => {
    expect(rowsOf('color.favourite').map(({ ratio, backgrounds }) => [ratio, backgrounds])).toEqual([
      [3, ['color.media.chip']],
      [3, SURFACES],
    ])
  })

  it('names tokens of the contract only, each with its use', () => {
    for (const { use, foregrounds, backgrounds } of CONTRAST_TABLE) {
      expect(use).not.toBe('')
      expect([...foregrounds, ...backgrounds].filter((path) => !tokenPaths.includes(path))).toEqual([])
    }
    expect(new Set(CONTRAST_TABLE.map(({ use }) => use)).size).toBe(CONTRAST_TABLE.length)
  })

  it('lies over pictures exactly where the background is translucent', () => {
    const over = CONTRAST_TABLE.filter(({ overPictures }) => overPictures)
    expect(over.map(({ backgrounds }) => backgrounds)).toEqual([
      ['color.media.scrim'],
      ['color.media.chip'],
      ['color.media.veil'],
      ['color.media.chip'],
    ])
  })
})

describe('the colours behind content', () => {
  it.each<[image: string, background: string, colors: string[]]>([
    ['linear-gradient(#ff0000, #0000ff)', '#ffffff', ['#ff0000', '#7f0080', '#0000ff']],
    ['linear-gradient(#ff0000, #ff0000)', '#ffffff', ['#ff0000']],
    ['linear-gradient(#ffffff80, #ffffff80)', '#000000', ['#808080']],
    [
      'linear-gradient(90deg, #000000 10%, #ffffff 60%, #ff0000)',
      '#000000',
      ['#000000', '#808080', '#ffffff', '#ff7f7f', '#ff0000'],
    ],
    [
      'radial-gradient(#ff000080, #ff000000), linear-gradient(#000000, #ffffff)',
      '#00ff00',
      ['#800000', '#c04040', '#ff7f7f', '#000000', '#808080', '#ffffff'],
    ],
    ['LINEAR-GRADIENT(#000, #fff)', '#ff0000', ['#000000', '#808080', '#ffffff']],
    ['repeating-linear-gradient(#111111, #111111)', '#ff0000', ['#111111']],
    ['none', '#123456', ['#123456']],
    ['none, linear-gradient(#ffffff80, #ffffff80)', '#000000', ['#808080']],
  ])('of %s over %s are %j', (image, background, colors) => {
    expect(gradientBackgrounds(image, background)).toEqual(colors)
  })

  it.each([
    ['#00000080', ['#7f7f7f', '#000000']],
    ['#ffffff80', ['#ffffff', '#808080']],
    ['#123456', ['#123456', '#123456']],
    ['#12345600', ['#ffffff', '#000000']],
  ])('%s over any picture are %j', (veil, colors) => {
    expect(pictureBackgrounds(veil)).toEqual(colors)
  })
})

describe('the report', () => {
  const plain = solveBrand(defineBrand(plainSeeds))
  const withOverride = (path: string, pair: readonly [string, string]) =>
    solveBrand(defineBrand({ ...plainSeeds, overrides: { [path]: pair } }))

  it('measures a pair in its colours', () => {
    const reading = contrastReport(plain).find(
      ({ theme, foreground, background }) =>
        theme === 'dark' && foreground === 'color.text.primary' && background === 'color.surface.card',
    )
    expect(reading).toMatchObject({
      use: 'text',
      foregroundColor: '#f3f5f8',
      backgroundColor: '#14181f',
      needed: 4.5,
    })
    expect(reading?.ratio).toBeCloseTo(16.29, 2)
  })

  it('reports the worst colour of a gradient', () => {
    const image = 'linear-gradient(90deg, #000000, #707070, #101010)'
    const reading = contrastReport(withOverride('gradient.hero', [image, 'none'])).find(
      ({ theme, foreground, background }) =>
        theme === 'dark' && foreground === 'color.text.primary' && background === 'gradient.hero',
    )
    expect(reading?.backgroundColor).toBe('#707070')
  })

  it('treats a hero without an image as the page', () => {
    expect(checkContrast(withOverride('gradient.hero', ['none', 'none']))).toEqual([])
  })

  it('counts a translucent foreground in its blended colour', () => {
    const problems = checkContrast(withOverride('color.text.link', ['rgb(255 255 255 / 0.2)', '#000000']))
    expect(problems.length).toBeGreaterThan(0)
    expect(
      problems.every(({ theme, foreground }) => theme === 'dark' && foreground === 'color.text.link'),
    ).toBe(true)
  })

  it('proposes a colour that passes on all backgrounds, or reports that there is none', () => {
    const muted = checkContrast(withOverride('color.text.muted', ['#303644', '#595e6a']))
    const [first] = muted
    const again = withOverride('color.text.muted', [first?.nearest ?? '', '#595e6a'])
    expect(checkContrast(again).filter(({ foreground }) => foreground === 'color.text.muted')).toEqual([])
    if (!first) throw new Error('no problem was found')
    const { nearest, ...rest } = first
    expect(describeContrastProblem({ ...rest, nearest })).toMatch(/, needs 4\.5:1; #[0-9a-f]{6} passes$/)
    expect(describeContrastProblem(rest)).toMatch(
      /, needs 4\.5:1; no colour of its hue passes, change the background$/,
    )
  })

  it('contains exactly the pairs below their ratio', () => {
    const edge = (light: string) => checkContrast(withOverride('color.border.control', ['#727782', light]))
    expect(edge('#757983')).toEqual([])
    expect(edge('#d0d0d0').map(({ use }) => use)).toEqual(QUIET.map(() => 'edge of a field'))
    expect(edge('#d0d0d0').every(({ ratio }) => ratio < 3)).toBe(true)
  })
})
