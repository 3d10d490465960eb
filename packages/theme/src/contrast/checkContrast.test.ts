import { describe, expect, it } from 'vitest'

import type { TokenOverrides } from '../brand/brandInput.ts'
import { defineBrand } from '../brand/defineBrand.ts'
import { plainSeeds } from '../brand/plainSeeds.fixture.ts'
import { oklch } from '../solve/color.ts'
import { solveBrand } from '../solve/solveBrand.ts'
import { colorPaths } from '../tokenPaths.ts'
import { checkContrast, contrastReport, describeContrastProblem } from './checkContrast.ts'
import { gradientGrounds, pictureGrounds } from './grounds.ts'
import { CONTRAST_TABLE } from './table.ts'

const withOverrides = (overrides: TokenOverrides) => solveBrand(defineBrand({ ...plainSeeds, overrides }))

describe('an override that breaks a pair', () => {
  const problems = checkContrast(withOverrides({ 'color.text.muted': ['#303644', '#6b7280'] }))

  it('is told with pair, theme, ratio and what is needed', () => {
    const first = problems.find(({ ground }) => ground === 'color.surface.card')
    expect(first).toMatchObject({
      theme: 'dark',
      foreground: 'color.text.muted',
      foregroundColor: '#303644',
      needed: 4.5,
    })
    expect(first?.ratio).toBeLessThan(4.5)
  })

  it('comes with the nearest colour of the same hue that passes on every ground', () => {
    const nearest = problems[0]?.nearest ?? ''
    expect(Math.abs(oklch(nearest).h - oklch('#303644').h)).toBeLessThan(6)
    const light = '#4b5563'
    expect(
      checkContrast(withOverrides({ 'color.text.muted': [nearest, light] })).filter(
        ({ theme }) => theme === 'dark',
      ),
    ).toEqual([])
  })

  it('reads as one sentence', () => {
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
    ).map(({ ground }) => ground)
    expect(found).toContain('gradient.brand')
    expect(found).toContain('color.media.scrim')
  })
})

describe('the table', () => {
  it('is measured in both themes', () => {
    const pairs = CONTRAST_TABLE.reduce(
      (sum, { foregrounds, grounds }) => sum + foregrounds.length * grounds.length,
      0,
    )
    expect(contrastReport(withOverrides({}))).toHaveLength(2 * pairs)
  })

  it('judges every colour that is drawn: the rest are grounds or have no ratio to keep', () => {
    const judged = new Set(CONTRAST_TABLE.flatMap(({ foregrounds, grounds }) => foregrounds.concat(grounds)))
    expect(colorPaths.filter((path) => !judged.has(path))).toEqual([
      'color.surface.backdrop',
      'color.border.subtle',
      'color.brand.edge',
      'color.accent.edge',
      'color.scrim',
      'color.skeleton.base',
      'color.skeleton.shine',
    ])
  })
})

describe('grounds', () => {
  it('of a gradient are its stops and their middle, over what is below', () => {
    expect(gradientGrounds('linear-gradient(90deg, #000000, #ffffff)', '#ff0000')).toEqual([
      '#000000',
      '#808080',
      '#ffffff',
    ])
    expect(
      gradientGrounds('radial-gradient(#ffffff80, #ffffff00), linear-gradient(#000000, #000000)', '#ff0000'),
    ).toEqual(['#808080', '#000000'])
  })

  it('over pictures are the worst two', () => {
    expect(pictureGrounds('#00000080')).toEqual(['#7f7f7f', '#000000'])
  })
})
