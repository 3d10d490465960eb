import { DtcgError, fromDtcg } from '@livery/theme'
import { describe, expect, it } from 'vitest'

import { readDesignFile } from './designFile.ts'
import { closestName } from './tokenNames.ts'

const overridesOf = (file: unknown, names: Record<string, string> = {}) =>
  fromDtcg(readDesignFile(file, names).document).overrides

const alias = (id: string) => ({ type: 'VARIABLE_ALIAS', id })
const variable = (id: string, name: string, valuesByMode: object, variableCollectionId = 'c') => ({
  id,
  name,
  variableCollectionId,
  valuesByMode,
})
const figma = (...variables: ReturnType<typeof variable>[]) => ({
  meta: {
    variables: Object.fromEntries(variables.map((each) => [each.id, each])),
    variableCollections: {
      c: {
        modes: [
          { modeId: 'l', name: 'Light' },
          { modeId: 'd', name: 'Dark' },
        ],
      },
      base: { modes: [{ modeId: 'one', name: 'Mode 1' }] },
    },
  },
})
const red = { r: 1, g: 0, b: 0, a: 1 }
const blue = { r: 0, g: 0, b: 1 }

describe('Figma’s variables', () => {
  it('give the tokens of their names, by the modes called dark and light', () => {
    expect(overridesOf(figma(variable('1', 'color/brand/rest', { d: red, l: blue })))).toEqual({
      'color.brand.rest': ['#ff0000', '#0000ff'],
    })
  })

  it('are followed through aliases into other collections', () => {
    const file = figma(
      variable('1', 'color/brand/rest', { d: alias('2'), l: alias('2') }),
      variable('2', 'palette/red', { one: red }, 'base'),
    )
    expect(overridesOf(file)).toEqual({ 'color.brand.rest': ['#ff0000', '#ff0000'] })
    expect(readDesignFile(file, {}).unknown.map(({ name }) => name)).toEqual(['palette/red'])
  })

  it('have no value in a circle', () => {
    const file = figma(
      variable('1', 'color/brand/rest', { d: alias('2'), l: alias('2') }),
      variable('2', 'color/brand/press', { d: alias('1'), l: alias('1') }),
    )
    expect(() => overridesOf(file)).toThrow(DtcgError)
  })
})

describe('Tokens Studio’s sets', () => {
  const studio = {
    core: {
      palette: { red: { value: '#f00', type: 'color' } },
      radius: { control: { value: '0.5rem', type: 'borderRadius' } },
    },
    night: { color: { brand: { rest: { $value: '{palette.red}', $type: 'color' } } } },
    day: { color: { brand: { rest: { value: 'rgb(0,0,255)', type: 'color' } } } },
    $metadata: { tokenSetOrder: ['core', 'night', 'day'] },
    $themes: [
      { name: 'Dark', selectedTokenSets: { core: 'source', night: 'enabled' } },
      { name: 'Light', selectedTokenSets: { core: 'source', day: 'enabled', night: 'disabled' } },
    ],
  }

  it('give the tokens of each theme', () => {
    expect(overridesOf(studio)).toEqual({
      'color.brand.rest': ['#ff0000', '#0000ff'],
      'radius.control': ['8px', '8px'],
    })
  })

  it('are told by their names where there are no themes', () => {
    const { core, $metadata } = studio
    const sets = {
      core,
      dark: studio.night,
      light: studio.day,
      $metadata: { ...$metadata, tokenSetOrder: ['core', 'dark', 'light'] },
    }
    expect(overridesOf(sets)['color.brand.rest']).toEqual(['#ff0000', '#0000ff'])
  })
})

describe('names', () => {
  const file = figma(
    variable('1', 'Brand/Primary', { d: red, l: blue }),
    variable('2', 'color/brnad/rest', { d: red, l: red }),
  )

  it('of the brand’s own map lead to tokens', () => {
    expect(overridesOf(file, { 'Brand/Primary': 'color.brand.rest' })).toEqual({
      'color.brand.rest': ['#ff0000', '#0000ff'],
    })
  })

  it('that are no token’s are told with what was probably meant', () => {
    expect(readDesignFile(file, {}).unknown).toEqual([
      { name: 'Brand/Primary', meant: undefined },
      { name: 'color/brnad/rest', meant: 'color.brand.rest' },
    ])
  })
})

it('design tokens are handed on as they are', () => {
  const file = { color: {} }
  expect(readDesignFile(file, {})).toEqual({ tool: 'DTCG', document: file, hasTokens: true, unknown: [] })
})

it.each(['Brand/Primary', 'Brand.Primary', 'Brand / Primary'])(
  '%s of a design is what tokenNames.json calls Brand/Primary',
  (name) => {
    expect(closestName(name, { 'Brand/Primary': 'color.brand.rest' })).toEqual({ path: 'color.brand.rest' })
  },
)
