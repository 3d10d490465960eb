/** Reason why an SVG may not be served from the site's own origin. */
export interface SvgFinding {
  readonly found: string
  readonly expected: string
}

const REFUSED_ELEMENTS =
  /<\s*(?:[\w-]+:)?(script|foreignObject|iframe|object|embed|audio|video|handler|listener|a)\b/gi
const REFUSED_DECLARATIONS = /<!(DOCTYPE|ENTITY)\b|<\?xml-stylesheet\b/gi
const HANDLER = /[\s"'/](on[a-z]+)\s*=/gi
const REFERENCE = /[\s"'/]((?:xlink:)?href|src)\s*=\s*("[^"]*"|'[^']*')/gi
const CSS_REFERENCE = /url\(\s*["']?([^"')]*)/gi
const ANIMATED_REFERENCE = /attributeName\s*=\s*["'](?:xlink:)?(?:href|on[a-z]+)["']/gi
const INLINE_PICTURE = /^data:image\/(png|jpeg|webp|avif);base64,[A-Za-z0-9+/=\s]*$/

function isInside(reference: string): boolean {
  return reference.trim().startsWith('#') || INLINE_PICTURE.test(reference.trim())
}

/**
 * Finds the parts of an SVG that run code or load something. References are checked by an allow-list (only
 * inside the file), so that entities and escapes cannot hide one.
 */
export function findUnsafeSvg(svg: string): SvgFinding[] {
  const findings: SvgFinding[] = []
  const add = (found: string, expected: string) => findings.push({ found, expected })
  for (const [, name] of svg.matchAll(REFUSED_ELEMENTS)) add(`the element <${name}>`, 'drawing elements only')
  for (const [found] of svg.matchAll(REFUSED_DECLARATIONS))
    add(`the declaration ${found}`, 'no document type, entity or stylesheet')
  for (const [, name] of svg.matchAll(HANDLER)) add(`the event handler ${name}`, 'no event handlers')
  for (const [, name, quoted = ''] of svg.matchAll(REFERENCE)) {
    const reference = quoted.slice(1, -1)
    if (!isInside(reference)) add(`${name}="${reference.slice(0, 60)}"`, 'references inside the file (#…)')
  }
  for (const [, reference = ''] of svg.matchAll(CSS_REFERENCE)) {
    if (!isInside(reference)) add(`url(${reference.slice(0, 60)})`, 'references inside the file (#…)')
  }
  for (const [found] of svg.matchAll(ANIMATED_REFERENCE))
    add(`the animation ${found}`, 'no animated references')
  if (/@import/i.test(svg)) add('@import', 'no imported styles')
  if (/(<style[^>]*>[^<]*|style\s*=\s*["'][^"']*)\\/i.test(svg))
    add('a backslash in its styles', 'styles without escapes')
  return findings
}

/** Width and height of an SVG's view box. */
export function viewBoxOf(svg: string): { width: number; height: number } | undefined {
  const root = /<svg\b[^>]*>/i.exec(svg)?.[0]
  const box = /\bviewBox\s*=\s*["']([^"']+)["']/.exec(root ?? '')?.[1]
  const [, , width, height] = (box ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (width === undefined || height === undefined || !(width > 0) || !(height > 0)) return undefined
  return { width, height }
}
