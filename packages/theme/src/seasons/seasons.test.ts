import { runInNewContext } from 'node:vm'

import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import type { BrandInput, ThemeName } from '../brand/brandInput.ts'
import { brandProblems } from '../brand/brandProblems.ts'
import { brandSeeds } from '../brand/brandSeeds.fixture.ts'
import { defineBrand, describeBrandProblem } from '../brand/defineBrand.ts'
import { plainSeeds } from '../brand/plainSeeds.fixture.ts'
import { tokenVariable } from '../contract.ts'
import { checkContrast } from '../contrast/checkContrast.ts'
import { prePaintScript, themeColors } from '../prePaint.ts'
import { solveBrand } from '../solve/solveBrand.ts'
import type { SolvedBrand } from '../solve/solvedBrand.ts'
import { brandStylesheet } from '../stylesheet.ts'
import { tokenPaths } from '../tokenPaths.ts'
import type { SeasonInput } from './season.ts'

// Dozens of brands are solved: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const YEAR = { name: 'new-year', from: '2026-12-24', until: '2027-01-07T06:00' }
const withSeasons = (...seasons: readonly object[]) =>
  ({ ...plainSeeds, timeZone: 'Europe/Malta', seasons }) as unknown as BrandInput

describe('the seasons of a brand', () => {
  it('are its seeds with those of the season over them, between two instants', () => {
    const { seasons } = defineBrand(
      withSeasons({ ...YEAR, colors: { brand: '#C1121F' }, ornament: { pattern: 'rays' } }),
    )
    expect(seasons).toMatchObject([
      {
        name: 'new-year',
        from: Date.parse('2026-12-23T23:00Z'),
        until: Date.parse('2027-01-07T05:00Z'),
        brand: {
          colors: { brand: '#c1121f', accent: plainSeeds.colors.accent },
          style: { ornament: { pattern: 'rays' } },
          radius: plainSeeds.radius,
        },
      },
    ])
    expect(defineBrand(plainSeeds)).not.toHaveProperty('seasons')
  })

  it.each<[what: string, change: object, said: string]>([
    ['no time zone', { timeZone: undefined }, 'timeZone: found nothing, allowed is a time zone such as'],
    ['an unknown zone', { timeZone: 'Europe/Valetta' }, 'timeZone: found "Europe/Valetta"'],
    ['no list', { seasons: {} }, 'seasons: found {}, allowed is a list'],
    ['no object', { seasons: ['xmas'] }, 'seasons.0: found "xmas", allowed is an object with name'],
    [
      'too many',
      { seasons: Array.from({ length: 9 }, () => YEAR) },
      'found a list of 9, allowed is at most 8',
    ],
    [
      'a day of no calendar',
      { seasons: [{ ...YEAR, from: '2026-12-32' }] },
      'seasons.0.from: found "2026-12-32"',
    ],
    ['no end', { seasons: [{ ...YEAR, until: undefined }] }, 'seasons.0.until: found nothing'],
    ['an end before', { seasons: [{ ...YEAR, until: '2026-12-24' }] }, 'allowed is a time after 2026-12-24'],
    ['a name with spaces', { seasons: [{ ...YEAR, name: 'New Year' }] }, 'seasons.0.name: found "New Year"'],
    ['an unknown key', { seasons: [{ ...YEAR, colours: {} }] }, 'did you mean colors?'],
    ['layout', { seasons: [{ ...YEAR, radius: 4 }] }, 'seasons.0.radius: found an unknown key'],
    [
      'a wrong colour',
      { seasons: [{ ...YEAR, colors: { brand: 'red' } }] },
      'seasons.0.colors.brand: found "red"',
    ],
    ['no colours', { seasons: [{ ...YEAR, colors: 'red' }] }, 'seasons.0.colors: found "red"'],
    [
      'a wrong pattern',
      { seasons: [{ ...YEAR, ornament: { pattern: 'snow' } }] },
      'seasons.0.ornament.pattern',
    ],
    [
      'a name twice',
      { seasons: [YEAR, { ...YEAR, from: '2027-02-01', until: '2027-02-02' }] },
      'each name once',
    ],
    [
      'two at a time',
      { seasons: [YEAR, { name: 'late', from: '2027-01-07', until: '2027-02-01' }] },
      'seasons.1.from: found 2027-01-07, when new-year has not ended',
    ],
  ])('%s is told', (_what, change, said) => {
    const problems = brandProblems({ ...withSeasons(YEAR), ...change } as BrandInput)
    expect(problems.map(describeBrandProblem).join('\n')).toContain(said)
  })
})

const seasonInputs = brandSeeds.map(({ colors, neutral, surfaces, gradient, style }): SeasonInput => ({
  ...YEAR,
  colors,
  neutral,
  surfaces,
  gradient,
  ...(style?.ornament && { ornament: style.ornament }),
}))

/** Tokens of a page as the cascade leaves them: later rules win, those of a season over the brand's. */
function shownTokens(css: string, theme: ThemeName, part: string | undefined): Map<string, string> {
  const page = [':root', `[data-theme=${theme}]`, `[data-season=new-year][data-theme=${theme}]`]
  const inPart = [`[${part}]`, `[data-season=new-year] [${part}]`]
  const hero = [`[data-theme=${theme}] [${part}]`, `[data-season=new-year][data-theme=${theme}] [${part}]`]
  const shown = new Map<string, string>()
  for (const wanted of [page, inPart, hero])
    for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      if (!selectors.split(',').some((selector) => wanted.includes(selector))) continue
      for (const line of body.split(';')) {
        const [name = '', value = ''] = line.split(/:(.*)/s)
        if (name.startsWith('--')) shown.set(name, value)
      }
    }
  return shown
}

const expected = (solved: SolvedBrand, theme: ThemeName) =>
  new Map(tokenPaths.map((path) => [tokenVariable(path), solved[theme][path].replaceAll(', ', ',')]))

describe('a season', () => {
  it('is as legible as the brand, whatever its seeds, and shows its tokens on every part', () => {
    fc.assert(
      fc.property(brandSeeds, seasonInputs, (seeds, season) => {
        const { overrides: _none, ...plain } = seeds
        const brand = defineBrand({ ...plain, timeZone: 'UTC', seasons: [season] })
        const [{ brand: look } = { brand }] = brand.seasons ?? []
        const [own, solved] = [solveBrand(brand), solveBrand(look)]
        expect(checkContrast(solved)).toEqual([])
        const css = brandStylesheet(own, { seasons: [{ name: 'new-year', solved }] })
        const still = css.replace(/@media.*$/, '')
        for (const theme of ['dark', 'light'] as const) {
          expect(shownTokens(still, theme, undefined)).toEqual(expected(solved, theme))
          for (const part of solved.alwaysDark) {
            const shown = shownTokens(still, theme, part)
            const hasShadow = part === 'data-hero' && theme === 'light'
            const wanted = expected(solved, 'dark')
            // A hard shadow is of the page around the panel.
            if (hasShadow && !solved.light['shadow.drop'].startsWith('0 0 '))
              wanted.set(tokenVariable('shadow.card'), solved.light['shadow.card'].replaceAll(', ', ','))
            expect(shown).toEqual(wanted)
          }
        }
      }),
      { numRuns: 25 },
    )
  })

  it('adds nothing to a brand without one', () => {
    const solved = solveBrand(defineBrand(plainSeeds))
    const options = { defaultTheme: 'dark', themeColors: themeColors(solved) } as const
    expect(brandStylesheet(solved, { seasons: [] })).toBe(brandStylesheet(solved))
    expect(prePaintScript({ ...options, seasons: [] })).toBe(prePaintScript(options))
    expect(prePaintScript(options)).not.toContain('season')
  })
})

describe('before the first frame', () => {
  const season = {
    name: 'new-year',
    from: Date.parse('2026-12-23T23:00Z'),
    until: Date.parse('2027-01-07T05:00Z'),
    themeColors: { dark: '#200000', light: '#fff0f0' },
  }

  /** State of the page after the script, at a time; then the theme is changed as the site does. */
  function paint(now: number, { stored = 'dark', at }: { stored?: string; at?: string } = {}) {
    const html = new Map<string, string>(at === undefined ? [] : [['data-at', at]])
    const observers: (() => void)[] = []
    let toolbar = ''
    const setToolbar = (_name: string, value: string) => {
      toolbar = value
    }
    runInNewContext(
      prePaintScript({
        defaultTheme: 'dark',
        themeColors: { dark: '#000', light: '#fff' },
        seasons: [season],
      }),
      {
        Date: { now: () => now },
        localStorage: { getItem: () => stored },
        MutationObserver: class {
          constructor(told: () => void) {
            observers.push(told)
          }
          observe() {}
        },
        document: {
          documentElement: {
            setAttribute: (name: string, value: string) => html.set(name, value),
            getAttribute: (name: string) => html.get(name) ?? null,
          },
          querySelector: () => ({ setAttribute: setToolbar }),
        },
      },
    )
    const first = toolbar
    html.set('data-theme', 'light')
    setToolbar('content', '#fff')
    for (const told of observers) told()
    return { season: html.get('data-season'), toolbar: [first, toolbar] }
  }

  it.each<[string, number, string | undefined]>([
    ['a moment before', season.from - 1, undefined],
    ['from its first moment', season.from, 'new-year'],
    ['to its last', season.until - 1, 'new-year'],
    ['no longer', season.until, undefined],
  ])('is there %s', (_when, now, name) => {
    const toolbar = name === undefined ? ['#000', '#fff'] : ['#200000', '#fff0f0']
    expect(paint(now)).toEqual({ season: name, toolbar })
  })

  it('a preview shows the time that the page names', () => {
    expect(paint(0, { at: String(season.from) }).season).toBe('new-year')
    expect(paint(season.from, { at: String(season.until) }).season).toBeUndefined()
  })
})
