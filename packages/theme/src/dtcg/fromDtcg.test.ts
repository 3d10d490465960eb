import { describe, expect, it } from 'vitest'

import { resolveAliases, type RawToken } from './aliases.ts'
import { DtcgError, fromDtcg } from './fromDtcg.ts'

const black = { colorSpace: 'srgb', components: [0, 0, 0] }
const white = { colorSpace: 'srgb', components: [1, 1, 1] }
const color = ($value: unknown) => ({ $type: 'color', $value })
const token = (value: unknown, type?: string): RawToken => ({ value, type, css: undefined })
const themes = (contexts: object, shared: unknown = []) => ({
  version: '2025.10',
  sets: { shared: { sources: shared } },
  modifiers: { theme: { contexts, default: 'dark' } },
  resolutionOrder: [{ $ref: '#/sets/shared' }, { $ref: '#/modifiers/theme' }],
})

function failure(file: unknown): DtcgError | undefined {
  try {
    fromDtcg(file)
    return undefined
  } catch (error) {
    if (error instanceof DtcgError) return error
    throw error
  }
}

describe('a resolver document', () => {
  const card = (value: number) => ({
    radius: { card: { $type: 'dimension', $value: { value, unit: 'px' } } },
  })

  it('gives each theme its own tokens over the shared ones', () => {
    const file = themes(
      { dark: [{ color: { scrim: color(black) } }], light: [{ color: { scrim: color(white) } }] },
      [card(4)],
    )
    expect(fromDtcg(file)).toEqual({
      unknown: [],
      dark: { 'color.scrim': '#000000', 'radius.card': '4px' },
      light: { 'color.scrim': '#ffffff', 'radius.card': '4px' },
      overrides: { 'color.scrim': ['#000000', '#ffffff'], 'radius.card': ['4px', '4px'] },
    })
  })

  it('lets a later source win, and a theme over what is shared', () => {
    const file = themes({ dark: [card(8)], light: [card(9), card(10)] }, [card(4), card(5)])
    expect(fromDtcg(file).overrides).toEqual({ 'radius.card': ['8px', '10px'] })
  })

  it('makes no override of a token that only one theme defines', () => {
    const file = themes({ dark: [{ color: { scrim: color(black) } }], light: [] }, [card(4)])
    expect(fromDtcg(file)).toEqual({
      unknown: [],
      dark: { 'color.scrim': '#000000', 'radius.card': '4px' },
      light: { 'radius.card': '4px' },
      overrides: { 'radius.card': ['4px', '4px'] },
    })
  })

  it('finds an alias’s target in the set or in the theme', () => {
    const file = themes(
      {
        dark: [{ palette: { ink: color(white) }, color: { scrim: color('{palette.paper}') } }],
        light: [{ palette: { ink: color(black) }, color: { scrim: color('{palette.ink}') } }],
      },
      [{ palette: { paper: color('{palette.ink}') } }],
    )
    expect(fromDtcg(file).overrides).toEqual({ 'color.scrim': ['#ffffff', '#000000'] })
  })

  it('without a theme is the same for both', () => {
    const { modifiers: _none, ...file } = themes({}, [card(4)])
    expect(fromDtcg(file).overrides).toEqual({ 'radius.card': ['4px', '4px'] })
  })
})

describe('a plain file', () => {
  it('takes a type from the nearest group that has one, or from the token', () => {
    const file = {
      color: { $type: 'number', text: { $type: 'color', primary: { $value: black } }, scrim: color(white) },
      space: { $type: 'dimension', gutter: { $value: { value: 16, unit: 'px' } } },
    }
    expect(fromDtcg(file).dark).toEqual({
      'color.text.primary': '#000000',
      'color.scrim': '#ffffff',
      'space.gutter': '16px',
    })
  })

  it('skips descriptions, and names that the contract does not have', () => {
    const file = {
      $description: 'A brand',
      brand: { note: color(black) },
      color: {
        $description: 'Colours',
        $extensions: { 'other.tool': {} },
        scrim: { ...color(white), $description: 'Veil' },
      },
    }
    expect(fromDtcg(file).dark).toEqual({ 'color.scrim': '#ffffff' })
  })

  it.each([
    ['an untouched value', { 'dev.livery.css': '-0.5em' }, -0.5, '-0.5em'],
    ['a changed value keeps the unit', { 'dev.livery.css': '-0.5em' }, -0.25, '-0.25em'],
    ['no unit without the exporter’s', undefined, -0.25, '-0.25'],
    ['another tool’s note is none', { 'other.tool': '-0.5em' }, -0.25, '-0.25'],
    ['a note that is no text is none', { 'dev.livery.css': 7 }, -0.25, '-0.25'],
  ])('reads a number with a CSS extension: %s', (_what, $extensions, $value, css) => {
    const leaf = { $type: 'number', $value, ...($extensions && { $extensions }) }
    expect(fromDtcg({ type: { body: { trimStart: leaf } } }).dark).toEqual({ 'type.body.trimStart': css })
  })
})

describe('a file that cannot be imported', () => {
  it.each<[file: unknown, token: string, message: string]>([
    [null, 'file', 'file: must be an object of tokens'],
    ['tokens', 'file', 'file: must be an object of tokens'],
    [[], 'file', 'file: must be an object of tokens'],
    [{}, 'file', 'file: no name is a token of the contract; the nearest to file is icon.fill'],
    [
      { $description: 'x' },
      'file',
      'file: no name is a token of the contract; the nearest to file is icon.fill',
    ],
    [
      themes({ dark: [] }),
      'modifiers.theme.contexts.light',
      'modifiers.theme.contexts.light: must be a list of token sources',
    ],
    [
      themes({ light: [] }),
      'modifiers.theme.contexts.dark',
      'modifiers.theme.contexts.dark: must be a list of token sources',
    ],
    [
      themes({ dark: {}, light: [] }),
      'modifiers.theme.contexts.dark',
      'modifiers.theme.contexts.dark: must be a list of token sources',
    ],
    [themes({ dark: [], light: [] }, ['x']), 'file', 'file: a source must be an object of tokens'],
    [
      { color: { scrim: color('{a.b}') } },
      'color.scrim',
      'color.scrim: points to a.b, which is not in the file',
    ],
    [
      { color: { scrim: color('{color.scrim}') } },
      'color.scrim',
      'color.scrim: aliases go round in a circle: color.scrim → color.scrim',
    ],
    [
      { color: { scrim: { $type: 'toString', $value: 'x' } } },
      'color.scrim',
      'color.scrim: has type toString; allowed are color, dimension, duration, number, fontWeight, fontFamily, cubicBezier, shadow, gradient',
    ],
    [
      { color: { scrim: { $type: 'string', $value: 'x' } } },
      'color.scrim',
      'color.scrim: has type string; allowed are color, dimension, duration, number, fontWeight, fontFamily, cubicBezier, shadow, gradient',
    ],
    [
      { palette: { ink: color('{palette.none}') }, color: { scrim: color(black) } },
      'palette.ink',
      'palette.ink: points to palette.none, which is not in the file',
    ],
  ])('%j', (file, name, message) => {
    const error = failure(file)
    expect(error?.message).toBe(message)
    expect(error?.token).toBe(name)
    expect(error?.name).toBe('DtcgError')
  })
})

describe('an alias', () => {
  const tokens = new Map<string, RawToken>([
    ['ink', token(black, 'color')],
    ['text', token('{ink}')],
    ['link', token('{text}', 'color')],
    ['bare', token({ $ref: '#/text/$value' })],
    ['group.leaf', token({ $ref: '#/ink' })],
    ['shadow', token([{ color: '{ink}', blur: { value: '{size}', unit: 'px' } }], 'shadow')],
    ['size', token(4, 'number')],
    ['odd', token('{ink} {ink}')],
    ['elsewhere', token({ $ref: 'other.json#/ink' })],
    ['round', token([{ color: '{round}' }])],
    ['lost', token([{ color: '{nowhere}' }])],
  ])

  it.each<[name: string, value: unknown, type: string | undefined]>([
    ['ink', black, 'color'],
    ['text', black, 'color'],
    ['link', black, 'color'],
    ['bare', black, 'color'],
    ['group.leaf', black, 'color'],
    ['shadow', [{ color: black, blur: { value: 4, unit: 'px' } }], 'shadow'],
    ['odd', '{ink} {ink}', undefined],
    ['elsewhere', { $ref: 'other.json#/ink' }, undefined],
  ])('%s is %j of type %s', (name, value, type) => {
    expect(resolveAliases(tokens, name)).toMatchObject({ value })
    expect(resolveAliases(tokens, name).type).toBe(type)
  })

  it.each([
    ['round', 'round: aliases go round in a circle: round → round'],
    ['lost', 'lost: points to nowhere, which is not in the file'],
    ['missing', 'missing: points to missing, which is not in the file'],
  ])('%s cannot be resolved', (name, message) => {
    expect(() => resolveAliases(tokens, name)).toThrow(message)
  })
})
