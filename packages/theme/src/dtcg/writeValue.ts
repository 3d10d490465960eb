import type { TokenPath } from '../contract.ts'
import { colorsIn } from '../solve/color.ts'
import {
  CSS_EXTENSION,
  type DtcgColor,
  type DtcgDimension,
  type DtcgShadow,
  type DtcgStop,
  type DtcgToken,
} from './format.ts'

const CUBIC_BEZIER = /^cubic-bezier\(([^)]+)\)$/

function channel(pair: string): number {
  return Number((Number.parseInt(pair, 16) / 255).toFixed(5))
}

function color(value: string): DtcgColor {
  const pairs = value.slice(1).match(/../g) ?? []
  const [r = 0, g = 0, b = 0, alpha] = pairs.map(channel)
  return {
    colorSpace: 'srgb',
    components: [r, g, b],
    ...(alpha !== undefined && { alpha }),
    hex: value.slice(0, 7),
  }
}

function dimension(value: string): DtcgDimension | undefined {
  const match = /^(-?[\d.]+)(px|rem)?$/.exec(value)
  return match ? { value: Number(match[1]), unit: match[2] === 'rem' ? 'rem' : 'px' } : undefined
}

/** Splits at commas outside of brackets. */
function parts(value: string): string[] {
  return value.split(/,\s*(?![^(]*\))/)
}

function shadow(value: string): DtcgShadow | undefined {
  const words = value.split(' ')
  const inset = words[0] === 'inset'
  const [offsetX, offsetY, blur, spread] = words.slice(inset ? 1 : 0).map(dimension)
  const last = words.at(-1) ?? ''
  if (!offsetX || !offsetY || !blur || !spread || !last.startsWith('#')) return undefined
  return { color: color(last), offsetX, offsetY, blur, spread, ...(inset && { inset }) }
}

function stops(value: string): DtcgStop[] {
  const named = colorsIn(value)
  // A gradient of the format has at least one stop; `none` is written as a transparent one.
  const found = named.length > 0 ? named : ['#00000000']
  return found.map((stop, index) => ({
    color: color(stop),
    position: found.length > 1 ? index / (found.length - 1) : 0,
  }))
}

/**
 * Adds the CSS value as an extension where the format cannot express all of it, so that an import restores it.
 */
function withCss(token: DtcgToken, css: string): DtcgToken {
  return { ...token, $extensions: { [CSS_EXTENSION]: css } }
}

function typed(path: TokenPath, css: string): DtcgToken | undefined {
  if (path.startsWith('color.')) return { $type: 'color', $value: color(css) }
  if (path.startsWith('gradient.')) return withCss({ $type: 'gradient', $value: stops(css) }, css)
  if (path.startsWith('shadow.')) {
    const layers = parts(css).map(shadow)
    return layers.every((layer) => layer !== undefined) ? { $type: 'shadow', $value: layers } : undefined
  }
  if (path === 'font.text' || path === 'font.display') {
    return withCss(
      { $type: 'fontFamily', $value: parts(css).map((name) => name.replace(/^["']|["']$/g, '')) },
      css,
    )
  }
  if (path.startsWith('font.weight.')) return { $type: 'fontWeight', $value: Number(css) }
  const curve = CUBIC_BEZIER.exec(css)?.[1]
  if (curve) return { $type: 'cubicBezier', $value: curve.split(',').map(Number) }
  const time = /^([\d.]+)(ms|s)$/.exec(css)
  if (time) return { $type: 'duration', $value: { value: Number(time[1]), unit: time[2] } }
  // Trims are in em, which the format does not know: the number is the value, the unit is in the extension.
  const em = /^(-?[\d.]+)em$/.exec(css)
  if (em) return withCss({ $type: 'number', $value: Number(em[1]) }, css)
  if (/^-?[\d.]+$/.test(css)) return { $type: 'number', $value: Number(css) }
  const size = dimension(css)
  return size && { $type: 'dimension', $value: size }
}

/**
 * Token of the format for a token of the contract. A value that no type of the format can express is written
 * as text.
 */
export function writeValue(path: TokenPath, css: string): DtcgToken {
  return typed(path, css) ?? withCss({ $type: 'number', $value: 0 }, css)
}
