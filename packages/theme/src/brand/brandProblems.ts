import { parse } from 'culori'

import { FACES, type Face } from '../faces/catalog.ts'
import { nearest } from '../nearest.ts'
import { seasonProblems } from '../seasons/seasonProblems.ts'
import { hasReadableColors } from '../solve/color.ts'
import { isTokenPath, tokenPaths } from '../tokenPaths.ts'
import type { BrandInput } from './brandInput.ts'
import type { BrandProblem } from './defineBrand.ts'
import { outside, show } from './fieldProblems.ts'
import { shapeProblems, unknownSeedKeys } from './shapeProblems.ts'
import { styleProblems } from './styleProblems.ts'

const HEX = /^#[0-9a-f]{6}$/i
/**
 * Characters that values must not contain, because they are copied into a style sheet: nothing may close a
 * declaration or fetch anything.
 */
const UNSAFE = /[;{}<>\\@]|\/\*|url\(/i
const DENSITIES = ['airy', 'medium', 'dense']
const SURFACE_SEEDS = ['depth', 'step', 'paper', 'glow', 'sheen', 'shadow'] as const

function notHex(field: string, value: unknown): BrandProblem[] {
  if (typeof value === 'string' && HEX.test(value)) return []
  return [{ field, found: show(value), allowed: 'a six-digit hex colour such as #14b8a6' }]
}

function unknownKeys(field: string, value: object, allowed: readonly string[]): BrandProblem[] {
  return Object.keys(value)
    .filter((key) => !allowed.includes(key))
    .map((key) => ({
      field: `${field}${key}`,
      found: 'an unknown key',
      allowed: allowed.join(', '),
      nearest: nearest(key, allowed),
    }))
}

function neutralProblems(neutral: BrandInput['neutral'], field = 'neutral'): BrandProblem[] {
  if ('dark' in neutral)
    return [
      ...neutralProblems(neutral.dark, `${field}.dark`),
      ...neutralProblems(neutral.light, `${field}.light`),
    ]
  const tint = outside(`${field}.tint`, neutral.tint, 0, 1)
  if ('hue' in neutral) return [...tint, ...outside(`${field}.hue`, neutral.hue, 0, 360)]
  if ('temperature' in neutral)
    return [...tint, ...outside(`${field}.temperature`, neutral.temperature, -1, 1)]
  if (neutral.from === 'brand' || neutral.from === 'accent') return tint
  return [...tint, { field: `${field}.from`, found: show(neutral.from), allowed: '"brand" or "accent"' }]
}

function faceProblems(
  field: 'type.text' | 'type.display',
  face: string,
  weights: Record<string, unknown>,
): BrandProblem[] {
  const faces = Object.entries<Face>(FACES).filter(([, { display }]) => field === 'type.display' || !display)
  const names = faces.map(([name]) => name)
  const entry = faces.find(([name]) => name === face)?.[1]
  if (!entry) {
    const meant = nearest(String(face), names)
    return [{ field: `${field}.face`, found: show(face), allowed: names.join(', '), nearest: meant }]
  }
  return Object.entries(weights).flatMap(([name, weight]) =>
    typeof weight === 'number' && entry.hasWeight(weight)
      ? []
      : [
          {
            field: `${field}.${name}`,
            found: show(weight),
            allowed: `a weight of ${entry.family}: ${entry.weights}`,
          },
        ],
  )
}

function overrideProblems(overrides: object): BrandProblem[] {
  return Object.entries(overrides).flatMap(([path, pair]: [string, unknown]): BrandProblem[] => {
    const field = `overrides.${path}`
    if (!isTokenPath(path)) {
      const meant = nearest(path, tokenPaths)
      return [{ field, found: 'an unknown token', allowed: 'a token of the contract', nearest: meant }]
    }
    if (!Array.isArray(pair) || pair.length !== 2) {
      return [{ field, found: show(pair), allowed: 'a pair [dark, light]' }]
    }
    const expectsColor = path.startsWith('color.')
    return pair.flatMap((value: unknown) => {
      const sound = typeof value === 'string' && value !== '' && !UNSAFE.test(value)
      if (sound && (expectsColor ? parse(value.toLowerCase()) : hasReadableColors(value))) return []
      return [{ field, found: show(value), allowed: expectsColor ? 'a CSS colour' : 'one plain CSS value' }]
    })
  })
}

/** All problems of a brand's seeds and seasons, in the order of the fields; empty when there are none. */
export function brandProblems(input: BrandInput): BrandProblem[] {
  const problems = seedProblems(input)
  // Seeds that are no objects have no seasons that could be laid over them.
  return shapeProblems(input).length > 0 ? problems : [...problems, ...seasonProblems(input, seedProblems)]
}

function seedProblems(input: BrandInput): BrandProblem[] {
  const shape = shapeProblems(input)
  if (shape.length > 0) return shape
  const { colors, neutral, surfaces, gradient, type, overrides = {} } = input
  const { face, regular, medium, bold } = type.text
  return [
    ...unknownKeys('', input, [
      'colors',
      'neutral',
      'surfaces',
      'gradient',
      'radius',
      'density',
      'type',
      'style',
      'overrides',
      'timeZone',
      'seasons',
    ]),
    ...unknownSeedKeys(input),
    ...notHex('colors.brand', colors.brand),
    ...notHex('colors.accent', colors.accent),
    ...neutralProblems(neutral),
    ...unknownKeys('surfaces.', surfaces, [...SURFACE_SEEDS, 'saturation']),
    ...SURFACE_SEEDS.flatMap((name) => outside(`surfaces.${name}`, surfaces[name], 0, 1)),
    ...outside('gradient.angle', gradient.angle, 0, 360),
    ...outside('gradient.travel', gradient.travel, 0, 1),
    ...outside('gradient.panel', gradient.panel, 0, 1),
    ...outside('radius', input.radius, 0, 28),
    ...(DENSITIES.includes(input.density)
      ? []
      : [{ field: 'density', found: show(input.density), allowed: DENSITIES.join(', ') }]),
    ...outside('type.scale', type.scale, 1.1, 1.3),
    ...faceProblems('type.text', face, { regular, medium, bold }),
    ...faceProblems('type.display', type.display.face, { weight: type.display.weight }),
    ...styleProblems(input),
    ...overrideProblems(overrides),
  ]
}
