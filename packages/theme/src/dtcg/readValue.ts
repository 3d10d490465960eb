import { formatHex, formatHex8 } from 'culori'

import { normalised } from '../solve/color.ts'

/** Error of a value that cannot be read as its type: `expected` describes a valid one. */
export class UnreadableValue extends Error {
  override readonly name = 'UnreadableValue'
}

type Fields = Readonly<Record<string, unknown>>

function fields(value: unknown, expected: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new UnreadableValue(expected)
  return value as Fields
}

function numbers(value: unknown, count: number, expected: string): number[] {
  if (!Array.isArray(value) || value.length !== count) throw new UnreadableValue(expected)
  return value.map((item: unknown) => {
    if (item === 'none') return 0
    if (typeof item !== 'number' || !Number.isFinite(item)) throw new UnreadableValue(expected)
    return item
  })
}

const COLOR = 'a colour object {colorSpace, components}'

/** Colour spaces of the format as CSS functions; percentages where CSS wants them. */
const SPACES: Readonly<Record<string, (c: readonly number[]) => string>> = {
  hsl: ([h, s, l]) => `hsl(${h} ${s}% ${l}%)`,
  hwb: ([h, w, b]) => `hwb(${h} ${w}% ${b}%)`,
  lab: (c) => `lab(${c.join(' ')})`,
  lch: (c) => `lch(${c.join(' ')})`,
  oklab: (c) => `oklab(${c.join(' ')})`,
  oklch: (c) => `oklch(${c.join(' ')})`,
}
const PREDEFINED = new Set([
  'srgb-linear',
  'display-p3',
  'a98-rgb',
  'prophoto-rgb',
  'rec2020',
  'xyz-d65',
  'xyz-d50',
])

function color(value: unknown): string {
  const { colorSpace, components, alpha = 1 } = fields(value, COLOR)
  const channels = numbers(components, 3, COLOR)
  if (typeof colorSpace !== 'string' || typeof alpha !== 'number' || alpha < 0 || alpha > 1)
    throw new UnreadableValue(COLOR)
  if (colorSpace === 'srgb') {
    const [r = 0, g = 0, b = 0] = channels
    return alpha < 1 ? formatHex8({ mode: 'rgb', r, g, b, alpha }) : formatHex({ mode: 'rgb', r, g, b })
  }
  const space = Object.hasOwn(SPACES, colorSpace) ? SPACES[colorSpace] : undefined
  if (!space && !PREDEFINED.has(colorSpace))
    throw new UnreadableValue(`a colour space of the format, not ${colorSpace}`)
  const inside = normalised(space ? space(channels) : `color(${colorSpace} ${channels.join(' ')})`)
  return alpha < 1
    ? inside +
        Math.round(alpha * 255)
          .toString(16)
          .padStart(2, '0')
    : inside
}

function measure(value: unknown, units: readonly string[]): string {
  const expected = `an object {value, unit} with unit ${units.join(' or ')}`
  const { value: amount, unit } = fields(value, expected)
  if (typeof amount !== 'number' || typeof unit !== 'string' || !units.includes(unit))
    throw new UnreadableValue(expected)
  return `${amount}${unit}`
}

const dimension = (value: unknown) => measure(value, ['px', 'rem'])

/** CSS writes a zero inside a shadow without its unit, and so do the themes. */
const length = (value: unknown) => dimension(value).replace(/^0(px|rem)$/, '0')

function shadow(value: unknown): string {
  const layer = fields(value, 'a shadow object {color, offsetX, offsetY, blur, spread}')
  const lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(length)
  return [...(layer.inset === true ? ['inset'] : []), ...lengths, color(layer.color)].join(' ')
}

function gradient(value: unknown): string {
  if (!Array.isArray(value) || value.length === 0)
    throw new UnreadableValue('a list of stops {color, position}')
  const stops = value.map((item: unknown) => {
    const stop = fields(item, 'a stop {color, position}')
    if (typeof stop.position !== 'number') throw new UnreadableValue('a stop {color, position}')
    return `${color(stop.color)} ${Math.round(Math.min(1, Math.max(0, stop.position)) * 100)}%`
  })
  return `linear-gradient(${(stops.length > 1 ? stops : [...stops, ...stops]).join(', ')})`
}

function fontFamily(value: unknown): string {
  const names = typeof value === 'string' ? [value] : value
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string'))
    throw new UnreadableValue('a family or a list of families')
  return names.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ')
}

function number(value: unknown): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new UnreadableValue('a number')
  return String(value)
}

/** Conversions to CSS by type of the format. Types that no token of the contract has are left out. */
export const READERS: Readonly<Record<string, (value: unknown) => string>> = {
  color,
  dimension,
  duration: (value) => measure(value, ['ms', 's']),
  number,
  fontWeight: number,
  fontFamily,
  cubicBezier: (value) => `cubic-bezier(${numbers(value, 4, 'four numbers').join(', ')})`,
  shadow: (value) => (Array.isArray(value) ? value.map(shadow).join(', ') : shadow(value)),
  gradient,
}
