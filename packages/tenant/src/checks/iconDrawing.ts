import { ICON_ELEMENTS, type IconName, type IconPart } from '@livery/theme'
import { SaxesParser } from 'saxes'

import type { PictureFinding } from './pictureFile.ts'

/** Side of the field that icons are drawn on. */
const FIELD = 24
/** Parts of one icon: more are not told apart at 16 px. */
const MOST_PARTS = 12
/** Icons that are filled to show a state, which a drawing of filled forms could not show. */
const FILLED_BY_STATE: readonly IconName[] = ['favourite', 'star']

const ELEMENTS: ReadonlySet<string> = new Set(ICON_ELEMENTS)
/** Attributes of forms with the values that they take. */
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/
const FIGURES = /^[\d\s,.+-]+$/
const GEOMETRY: Readonly<Record<string, RegExp>> = {
  d: /^[\d\s,.e+MLHVCSQTAZ-]+$/i,
  points: FIGURES,
  ...Object.fromEntries(
    ['cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'width', 'height'].map((key) => [
      key,
      NUMBER,
    ]),
  ),
}
const INK = /^(?:none|currentColor)$/
const PAINT: Readonly<Record<string, { readonly takes: RegExp; readonly as: string }>> = {
  fill: { takes: INK, as: 'fill' },
  stroke: { takes: INK, as: 'stroke' },
  'fill-rule': { takes: /^(?:nonzero|evenodd)$/, as: 'fillRule' },
}

/** Icon as its file draws it. */
export interface IconReading {
  readonly drawing: readonly IconPart[]
  readonly findings: readonly PictureFinding[]
}

type Attributes = Readonly<Record<string, string>>

/** Paint of a drawing of filled forms; undefined for one of lines, which takes the paint of the brand's icons. */
function paintOf({ fill, stroke }: Attributes): Attributes | undefined {
  return fill === 'currentColor' ? { fill, stroke: stroke ?? 'none' } : undefined
}

/** Attributes of a part as React names them, and what is not allowed among them. */
function partOf(element: string, given: Attributes): { part: IconPart; refused: readonly string[] } {
  const attributes: Record<string, string> = {}
  const refused: string[] = []
  for (const [key, value] of Object.entries(given)) {
    const paint = PAINT[key]
    if ((paint?.takes ?? GEOMETRY[key])?.test(value) === true) attributes[paint?.as ?? key] = value
    else refused.push(`${key}="${value.slice(0, 40)}" on <${element}>`)
  }
  return { part: [element as IconPart[0], attributes], refused }
}

/**
 * Reads an icon that a brand draws itself, out of a drawing that `readDrawing` found safe: lines or filled forms
 * in the colour of the text, without groups. Weight, ends and joins of its lines are not read: they are seeds of
 * the brand (`style.icons`).
 *
 * @param name Name of the icon that it stands for.
 */
export function readIcon(name: string, svg: string): IconReading {
  const findings: PictureFinding[] = []
  const add = (code: PictureFinding['code'], found: string, expected: string, suggestion = '') =>
    findings.push({ code, found, expected, suggestion })
  const drawing: IconPart[] = []
  let root: Attributes | undefined
  const parser = new SaxesParser()
  parser.on('opentag', ({ name: element, attributes }) => {
    if (root === undefined) {
      root = attributes
      return
    }
    if (!ELEMENTS.has(element)) {
      add('asset-kind', `the element <${element}>`, [...ELEMENTS].join(', '), 'Flatten groups and outlines.')
      return
    }
    const { part, refused } = partOf(element, attributes)
    drawing.push([part[0], { ...paintOf(root), ...part[1] }])
    for (const found of refused)
      add(
        'asset-kind',
        found,
        'the geometry of a form; fill and stroke are none or currentColor',
        'Weight and ends of lines are those of style.icons.',
      )
  })
  parser.write(svg).close()

  const { viewBox, fill, stroke } = root ?? {}
  if (
    viewBox
      ?.trim()
      .split(/[\s,]+/)
      .join(' ') !== `0 0 ${FIELD} ${FIELD}`
  )
    add('asset-size', `viewBox="${viewBox ?? ''}"`, `viewBox="0 0 ${FIELD} ${FIELD}"`)
  if (!(fill === 'currentColor' || (fill === 'none' && stroke === 'currentColor')))
    add(
      'asset-kind',
      `fill="${fill ?? ''}" stroke="${stroke ?? ''}" on <svg>`,
      'fill="none" stroke="currentColor" for lines, or fill="currentColor" for forms',
    )
  if (drawing.length === 0 || drawing.length > MOST_PARTS)
    add('asset-size', `${drawing.length} forms`, `1 to ${MOST_PARTS}, which are told apart at 16 px`)
  if (FILLED_BY_STATE.some((one) => one === name) && drawing.some(([, part]) => part['fill'] !== undefined))
    add(
      'asset-kind',
      'a form with a fill of its own',
      'lines alone: the site fills this icon to show a state',
    )
  return { drawing, findings }
}
