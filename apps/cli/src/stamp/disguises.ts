import { seenAs } from '@livery/tenant'
import { formatHex, parse } from 'culori'

const COLOUR = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]{3,80}\)/gi
const ENTITY = /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}
const NAMED_ENTITY = /&(amp|lt|gt|quot|apos|nbsp);/g
const PERCENT = /(?:%[0-9a-f]{2})+/gi
const BASE64 = /[A-Za-z0-9+/_-]{8,4096}={0,2}/g
const ESCAPE = /\\u(?:\{([0-9a-f]{1,6})\}|([0-9a-f]{4}))/gi
const READABLE = /^[\p{L}\p{N}\p{P}\p{Zs}\p{S}\n]+$/u
/** Letters with a gap after each: `A u r o r a`. */
const SPACED = /\b(?:\p{L}[ ._-]){3,40}\p{L}\b/gu
const SEAM = /(\p{Ll})(\p{Lu})/gu
const SPAN_SEAM = /<\/?(?:\w+:)?(?:tspan|text|b|i|em|strong|span|a)\b[^>]{0,200}>/gi

const letterOf = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '')

function withoutEntities(text: string): string {
  return text
    .replaceAll(ENTITY, (_whole, hex: string | undefined, decimal: string | undefined) =>
      letterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .replaceAll(NAMED_ENTITY, (_whole, name: string) => NAMED[name] ?? '')
}

function withoutEscapes(text: string): string {
  return text.replaceAll(ESCAPE, (_whole, long: string | undefined, short: string | undefined) =>
    letterOf(Number.parseInt(long ?? short ?? '', 16)),
  )
}

function percentDecoded(text: string): string {
  return text.replaceAll(PERCENT, (whole) => {
    try {
      return decodeURIComponent(whole)
    } catch {
      return whole
    }
  })
}

/** Colour functions as hex, whatever their notation: `hsl(…)`, `rgb(18% 63% 26%)`, `oklch(…)`. */
export function coloursIn(text: string): string[] {
  return [...text.matchAll(COLOUR)]
    .map(([notation]) => parse(notation))
    .filter((color) => color !== undefined)
    .map((color) => formatHex(color))
}

function base64Texts(text: string): string[] {
  return [...text.matchAll(BASE64)]
    .map(([code]) => Buffer.from(code, 'base64').toString('utf8'))
    .filter((decoded) => READABLE.test(decoded))
}

/**
 * Other readings of a text: entities, escapes and percent signs resolved, letters across elements joined, look-alike
 * letters as Latin ones, joined words apart, colours as hex, base64 decoded. Without disguises there are none.
 */
export function undisguised(text: string): string[] {
  const plain = percentDecoded(withoutEscapes(withoutEntities(text)))
  const joined = plain.replaceAll(SPAN_SEAM, '')
  const seen = seenAs(joined)
  const readings = [
    plain,
    joined,
    seen,
    joined.replaceAll(SEAM, '$1 $2'),
    ...[...joined.matchAll(SPACED)].map(([letters]) => letters.replaceAll(/[ ._-]/g, '')),
    ...base64Texts(text),
    coloursIn(text).join(' '),
  ]
  return [...new Set(readings)].filter((reading) => reading !== '' && reading !== text)
}
