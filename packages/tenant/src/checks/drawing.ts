import { SaxesParser } from 'saxes'

/** Reason why an SVG may not be served from the site's own origin, or cannot be drawn. */
export interface DrawingFinding {
  readonly code: 'asset-unsafe' | 'asset-kind' | 'asset-size'
  readonly found: string
  readonly expected: string
}

/** SVG as its elements say it. */
export interface DrawingReading {
  /** Width and height of the view box; absent without a usable one. */
  readonly box?: { readonly width: number; readonly height: number }
  readonly findings: readonly DrawingFinding[]
}

const SVG = 'http://www.w3.org/2000/svg'
const REFUSED_ELEMENTS: ReadonlySet<string> = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'handler',
  'listener',
  'a',
])
const REFUSED_DECLARATIONS = /<!(DOCTYPE|ENTITY)\b|<\?xml-stylesheet\b/gi
const CSS_REFERENCE = /url\(\s*["']?([^"')]*)/gi
const INLINE_PICTURE = /^data:image\/(png|jpeg|webp|avif);base64,[A-Za-z0-9+/=\s]*$/

/** Elements that are drawn, with what `use` repeats: a logo has dozens, a map has thousands. */
const MOST_DRAWN = 20_000
const MOST_LEVELS = 100
/** Steps of filters: each of them paints the whole picture. */
const MOST_FILTER_STEPS = 32
/** Width and height of a view box, and of the picture itself. */
export const LARGEST_SIDE = 10_000
const SHORTEST_SHOWN = 60

interface Element {
  readonly id: string | undefined
  readonly children: Element[]
  /** Ids that it repeats or paints with. */
  readonly refers: string[]
}

function isInside(reference: string): boolean {
  return reference.trim().startsWith('#') || INLINE_PICTURE.test(reference.trim())
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Number of elements that are drawn, up to `MOST_DRAWN` and one more; a circle of references counts as endless. */
function drawnBy(root: Element, byId: ReadonlyMap<string, Element>): number {
  const known = new Map<Element, number>()
  const open = new Set<Element>()
  const count = (element: Element): number => {
    const before = known.get(element)
    if (before !== undefined) return before
    if (open.has(element)) return MOST_DRAWN + 1
    open.add(element)
    let sum = 1
    for (const child of element.children) sum += count(child)
    for (const id of element.refers) {
      const target = byId.get(id)
      if (target !== undefined) sum += count(target)
    }
    open.delete(element)
    const bounded = Math.min(sum, MOST_DRAWN + 1)
    known.set(element, bounded)
    return bounded
  }
  return count(root)
}

/** Length in pixels; undefined for a share of the surroundings. */
function pixels(given: string): number | undefined {
  const length = given.trim()
  // The time of a match grows with the square of a run of spaces: no number needs so many letters.
  if (length.length > SHORTEST_SHOWN) return Number.NaN
  const [, number, unit = ''] = /^([+-]?[\d.]+(?:e[+-]?\d+)?)\s*([a-z%]*)$/i.exec(length) ?? []
  if (number === undefined) return Number.NaN
  if (unit === '%') return undefined
  const perUnit: Readonly<Record<string, number>> = {
    mm: 3.78,
    cm: 37.8,
    in: 96,
    pt: 1.34,
    pc: 16,
    em: 16,
    rem: 16,
    ex: 8,
  }
  return Number(number) * (perUnit[unit.toLowerCase()] ?? 1)
}

function boxOf(viewBox: string | undefined): DrawingReading['box'] {
  const [, , width, height] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (width === undefined || height === undefined || !(width > 0) || !(height > 0)) return undefined
  return { width, height }
}

/**
 * Reads an SVG as XML: the parts that run code or load something, and what makes it too large to draw.
 * References are checked by an allow-list (only inside the file) after entities are resolved, so that none can
 * hide.
 */
export function readDrawing(svg: string): DrawingReading {
  const findings: DrawingFinding[] = []
  const told = new Set<string>()
  const add = (code: DrawingFinding['code'], found: string, expected: string) => {
    if (told.has(found)) return
    told.add(found)
    findings.push({ code, found, expected })
  }
  const unsafe = (found: string, expected: string) => add('asset-unsafe', found, expected)
  for (const [found] of svg.matchAll(REFUSED_DECLARATIONS))
    unsafe(`the declaration ${found}`, 'no document type, entity or stylesheet')

  const references = (css: string, element: Element | undefined) => {
    for (const [, reference = ''] of css.matchAll(CSS_REFERENCE)) {
      if (!isInside(reference))
        unsafe(`url(${reference.slice(0, SHORTEST_SHOWN)})`, 'references inside the file (#…)')
      else element?.refers.push(reference.trim().slice(1))
    }
    if (/@import/i.test(css)) unsafe('@import', 'no imported styles')
  }

  const path: Element[] = []
  const byId = new Map<string, Element>()
  let root:
    | { element: Element; name: string; uri: string; attributes: ReadonlyMap<string, string> }
    | undefined
  let [filterSteps, styles, malformed] = [0, 0, '']
  const parser = new SaxesParser({ xmlns: true, position: true })
  parser.on('error', (error) => {
    // saxes begins its messages with the place.
    malformed ||= error.message.replace(/^(\d+:\d+): /, 'at $1: ')
  })
  parser.on('opentag', ({ name, uri, attributes }) => {
    const values = new Map(Object.values(attributes).map(({ name: key, value }) => [key, value]))
    const element: Element = { id: values.get('id'), children: [], refers: [] }
    path.at(-1)?.children.push(element)
    path.push(element)
    if (element.id !== undefined && !byId.has(element.id)) byId.set(element.id, element)
    root ??= { element, name: localName(name), uri, attributes: values }
    const kind = localName(name)
    if (REFUSED_ELEMENTS.has(kind.toLowerCase())) unsafe(`the element <${kind}>`, 'drawing elements only')
    if (/^fe[A-Z]/.test(kind)) filterSteps++
    if (kind === 'style') styles++
    for (const [key, value] of values) {
      const attribute = localName(key).toLowerCase()
      if (/^on[a-z]/.test(attribute)) unsafe(`the event handler ${key}`, 'no event handlers')
      if (attribute === 'href' || attribute === 'src') {
        if (!isInside(value))
          unsafe(`${key}="${value.slice(0, SHORTEST_SHOWN)}"`, 'references inside the file (#…)')
        else element.refers.push(value.trim().slice(1))
      } else references(value, element)
      if (attribute === 'attributename' && /^(?:xlink:)?(?:href$|on[a-z])/i.test(value.trim()))
        unsafe(`the animation ${key}="${value.slice(0, SHORTEST_SHOWN)}"`, 'no animated references')
      if (attribute === 'style' && value.includes('\\'))
        unsafe('a backslash in its styles', 'styles without escapes')
    }
  })
  parser.on('closetag', ({ name }) => {
    path.pop()
    if (localName(name) === 'style') styles--
  })
  const inStyles = (text: string) => {
    if (styles <= 0) return
    references(text, path.at(-1))
    if (text.includes('\\')) unsafe('a backslash in its styles', 'styles without escapes')
  }
  parser.on('text', inStyles)
  parser.on('cdata', inStyles)
  let tooDeep = false
  parser.on('opentagstart', () => {
    tooDeep ||= path.length >= MOST_LEVELS
  })
  try {
    parser.write(svg).close()
  } catch (error) {
    malformed ||= error instanceof Error ? error.message : String(error)
  }

  if (root === undefined || root.name !== 'svg') {
    add('asset-kind', 'no <svg> element', 'an SVG document')
    return { findings }
  }
  if (malformed !== '') {
    add('asset-kind', `XML that is not well-formed (${malformed.slice(0, 160)})`, 'an SVG that browsers read')
    return { findings }
  }
  if (root.uri !== SVG)
    add(
      'asset-kind',
      'an <svg> of no namespace',
      `xmlns="${SVG}", without which browsers show a broken picture`,
    )
  if (tooDeep) add('asset-size', `elements more than ${MOST_LEVELS} levels deep`, `at most ${MOST_LEVELS}`)
  else if (drawnBy(root.element, byId) > MOST_DRAWN)
    add(
      'asset-size',
      `more than ${MOST_DRAWN} elements to draw, repeated ones included`,
      `at most ${MOST_DRAWN}`,
    )
  if (filterSteps > MOST_FILTER_STEPS)
    add('asset-size', `${filterSteps} steps of filters`, `at most ${MOST_FILTER_STEPS}`)

  for (const side of ['width', 'height']) {
    const given = root.attributes.get(side)
    const length = given === undefined ? undefined : pixels(given)
    if (length !== undefined && !(length >= 1 && length <= LARGEST_SIDE))
      add(
        'asset-size',
        `a ${side} of ${given?.slice(0, SHORTEST_SHOWN) ?? ''}`,
        `1 to ${LARGEST_SIDE} pixels`,
      )
  }
  const box = boxOf(root.attributes.get('viewBox'))
  if (box === undefined) {
    add('asset-size', 'no usable viewBox', 'viewBox="0 0 <width> <height>"')
    return { findings }
  }
  if (Math.max(box.width, box.height) > LARGEST_SIDE || Math.min(box.width, box.height) < 1)
    add('asset-size', `a viewBox of ${box.width} × ${box.height}`, `sides of 1 to ${LARGEST_SIDE}`)
  return { box, findings }
}
