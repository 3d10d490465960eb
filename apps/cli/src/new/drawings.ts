import { createHash } from 'node:crypto'

import { escapeHtml } from '@livery/html'

/** Width of a logo of height 64: eight to one. */
const WIDEST = 512

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"'

/**
 * Generated mark for a brand without one: three petals in the brand's two colours, rotated by a hash of the
 * name.
 */
function mark(name: string, color: string, accent: string): string {
  const [turn = 0, spread = 0] = createHash('sha256').update(name).digest()
  const step = 100 + (spread % 41)
  const petal = (at: number, fill: string) =>
    `<path d="M32 32C20 24 20 10 32 6c12 4 12 18 0 26Z" fill="${fill}" transform="rotate(${(turn + at * step) % 360} 32 32)"/>`
  return `${petal(0, color)}${petal(1, accent)}${petal(2, color)}<circle cx="32" cy="32" r="6" fill="${accent}"/>`
}

export function drawIcon(name: string, color: string, accent: string): string {
  return `<svg ${XMLNS} viewBox="0 0 64 64">${mark(name, color, accent)}</svg>\n`
}

/**
 * Generated logo: the mark with the name beside it.
 * @param ink text colour for the surface that the logo is for
 */
export function drawLogo(name: string, color: string, accent: string, ink: string): string {
  // A long name is set narrower, so that the logo keeps a shape that reads in the header.
  const width = Math.min(WIDEST, 80 + name.length * 23)
  const fit =
    name.length * 23 > WIDEST - 80 ? ` textLength="${WIDEST - 84}" lengthAdjust="spacingAndGlyphs"` : ''
  const text = `<text x="76" y="45" font-family="system-ui, sans-serif" font-size="38" font-weight="700" fill="${ink}"${fit}>${escapeHtml(name)}</text>`
  return `<svg ${XMLNS} viewBox="0 0 ${width} 64" role="img"><title>${escapeHtml(name)}</title>${mark(name, color, accent)}${text}</svg>\n`
}

/** Square icon made from a logo; undefined for a logo without a view box. */
export function iconAround(logo: string, color: string): string | undefined {
  const [, attributes = '', content = ''] = /<svg\b([^>]*)>([\s\S]*)<\/svg>/i.exec(logo) ?? []
  const box = /viewBox\s*=\s*["']([^"']+)["']/.exec(attributes)?.[1]
  if (box === undefined) return undefined
  const prefixes = [...attributes.matchAll(/\sxmlns:[\w-]+\s*=\s*"[^"]*"/g)]
    .map(([declaration]) => declaration)
    .join('')
  return `<svg ${XMLNS}${prefixes} viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${color}"/><svg x="8" y="8" width="48" height="48" viewBox="${box}">${content}</svg></svg>\n`
}
