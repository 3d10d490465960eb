import { describe, expect, it } from 'vitest'

import type { TokenOverrides } from '../brand/brandInput.ts'
import { defineBrand } from '../brand/defineBrand.ts'
import { plainSeeds } from '../brand/plainSeeds.fixture.ts'
import { oklch } from '../solve/color.ts'
import { solveBrand } from '../solve/solveBrand.ts'
import { colorPaths } from '../tokenPaths.ts'
import { gradientBackgrounds, pictureBackgrounds } from './backgrounds.ts'
import { checkContrast, contrastReport, describeContrastProblem } from './checkContrast.ts'
import { CONTRAST_TABLE } from './table.ts'

const withOverrides = (overrides: TokenOverrides) => solveBrand(defineBrand({ ...plainSeeds, overrides }))

describe('an override that breaks a pair', () => {
  const problems = checkContrast(withOverrides({ 'color.text.muted': ['#303644', '#6b7280'] }))

  it('is reported with pair, theme, measured and required ratio', () => {
    const first = problems.find(({ background }) => background === 'color.surface.card')
    expect(first).toMatchObject({
      theme: 'dark',
      foreground: 'color.text.muted',
      foregroundColor: '#303644',
      needed: 4.5,
    })
    expect(first?.ratio).toBeLessThan(4.5)
  })

  it('comes with the nearest colour of the same hue that passes on every background', () => {
    const nearest = problems[0]?.nearest ?? ''
    expect(Math.abs(oklch(nearest).h - oklch('#303644').h)).toBeLessThan(6)
    const light = '#4b5563'
    expect(
      checkContrast(withOverrides({ 'color.text.muted': [nearest, light] })).filter(
        ({ theme }) => theme === 'dark',
      ),
    ).toEqual([])
  })

  it('is described in one sentence', () => {
    const [problem] = problems
    if (!problem) throw new Error('no problem was found')
    expect(describeContrastProblem(problem)).toMatch(
      /^dark: color\.text\.muted #303644 on color\.surface\.\w+ #\w{6} is \d\.\d\d:1, needs 4\.5:1; #\w{6} passes$/,
    )
  })

  it('is found on gradients and over pictures too', () => {
    const found = checkContrast(
      withOverrides({
        'gradient.brand': [
          'linear-gradient(90deg, #000000, #ffffff)',
          'linear-gradient(90deg, #000000, #ffffff)',
        ],
        'color.media.scrim': ['rgb(0 0 0 / 0.2)', 'rgb(0 0 0 / 0.2)'],
      }),
    ).map(({ background }) => background)
    expect(found).toContain('gradient.brand')
    expect(found).toContain('color.media.scrim')
  })
})

describe('the table', () => {
  it('is measured in both themes', () => {
    const pairs = CONTRAST_TABLE.reduce(
      (sum, { foregrounds, backgrounds }) => sum + foregrounds.length * backgrounds.length,
      0,
    )
    expect(contrastReport(withOverrides({}))).toHaveLength(2 * pairs)
  })

  it('has every drawn colour: the rest are backgrounds or need no ratio', () => {
    const judged = new Set(
      CONTRAST_TABLE.flatMap(({ foregrounds, backgrounds }) => foregrounds.concat(backgrounds)),
    )
    expect(colorPaths.filter((path) => !judged.has(path))).toEqual([
      'color.surface.backdrop',
      'color.border.subtle',
      'color.border.edge',
      'color.brand.edge',
      'color.accent.edge',
      'color.control.edge',
      'color.tab.edge',
      'color.tab.ring',
      'color.tab.lift',
      'color.scrim',
      'color.skeleton.base',
      'color.skeleton.shine',
    ])
  })
})

describe('backgrounds', () => {
  it('of a gradient are its stops and their middle, over what is below', () => {
    expect(gradientBackgrounds('linear-gradient(90deg, #000000, #ffffff)', '#ff0000')).toEqual([
      '#000000',
      '#808080',
      '#ffffff',
    ])
    expect(
      gradientBackgrounds(
        'radial-gradient(#ffffff80, #ffffff00), linear-gradient(#000000, #000000)',
        '#ff0000',
      ),
    ).toEqual(['#808080', '#000000'])
  })

  it('over pictures are the two extremes', () => {
    expect(pictureBackgrounds('#00000080')).toEqual(['#7f7f7f', '#000000'])
  })
})
