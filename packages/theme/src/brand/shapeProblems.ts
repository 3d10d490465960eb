import { nearest } from '../nearest.ts'
import type { BrandProblem } from './defineBrand.ts'

/** Objects inside a brand's seeds, outermost first, with their allowed keys. */
const OBJECTS: readonly (readonly [field: string, keys: readonly string[]])[] = [
  ['colors', ['brand', 'accent']],
  ['neutral', ['from', 'temperature', 'hue', 'tint', 'dark', 'light']],
  ['surfaces', ['depth', 'step', 'paper', 'glow', 'sheen', 'shadow', 'saturation']],
  ['gradient', ['angle', 'travel', 'panel']],
  ['type', ['text', 'display', 'label', 'figures', 'scale']],
  ['type.text', ['face', 'regular', 'medium', 'bold']],
  ['type.display', ['face', 'weight', 'tracking', 'case']],
]

/** Objects that may be left out. */
const OPTIONAL: typeof OBJECTS = [
  ['type.label', ['tracking', 'case']],
  [
    'style',
    [
      'shape',
      'edge',
      'edgeInk',
      'edgeWeight',
      'field',
      'heading',
      'selection',
      'icons',
      'motion',
      'ornament',
      'hero',
      'chrome',
    ],
  ],
  ['style.shape', ['control', 'chip', 'tile', 'card', 'disc']],
  ['style.ornament', ['pattern', 'strength', 'frame', 'ink']],
]

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `a list of ${value.length}`
  return typeof value === 'function' ? 'a function' : String(JSON.stringify(value))
}

function at(input: Readonly<Record<string, unknown>>, field: string): unknown {
  return field.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), input)
}

/** Problems of seeds that are not the objects they should be; JavaScript and casts get past the types. */
export function shapeProblems(input: unknown): BrandProblem[] {
  if (!isObject(input)) return [{ field: '', found: show(input), allowed: 'an object of seeds' }]
  const fields: (readonly [string, readonly string[]])[] = [...OBJECTS]
  fields.push(...OPTIONAL.filter(([field]) => at(input, field) !== undefined))
  if (input.overrides !== undefined) fields.push(['overrides', []])
  const { neutral } = input
  if (isObject(neutral) && ('dark' in neutral || 'light' in neutral)) {
    for (const theme of ['dark', 'light'])
      fields.push([`neutral.${theme}`, ['from', 'temperature', 'hue', 'tint']])
  }
  return fields.flatMap(([field, keys]) => {
    const value = at(input, field)
    const parent = field.includes('.') ? at(input, field.slice(0, field.lastIndexOf('.'))) : input
    // A field inside a value that is no object was reported with that value.
    if (isObject(value) || !isObject(parent)) return []
    const allowed = keys.length === 0 ? 'an object of tokens' : `an object with ${keys.join(', ')}`
    return [{ field, found: show(value), allowed }]
  })
}

/** Problems of unknown keys; `surfaces` and the seeds themselves are checked elsewhere. */
export function unknownSeedKeys(input: object): BrandProblem[] {
  return [...OBJECTS, ...OPTIONAL]
    .filter(([field]) => field !== 'surfaces')
    .flatMap(([field, keys]) => {
      const value = at(input as Readonly<Record<string, unknown>>, field)
      return Object.keys(isObject(value) ? value : {})
        .filter((key) => !keys.includes(key))
        .map((key) => ({
          field: `${field}.${key}`,
          found: 'an unknown key',
          allowed: keys.join(', '),
          nearest: nearest(key, keys),
        }))
    })
}
