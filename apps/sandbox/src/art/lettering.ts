import { type LetterFace, runsOf } from './faces.ts'
import { type Shape, shapesOf } from './glyphShapes.ts'

/** One line of text on a picture. */
export interface Lettering {
  readonly text: string
  /** Position of the baseline's start, middle or end, by `anchor`. */
  readonly x: number
  readonly y: number
  /** Size of the letters in the picture's units. */
  readonly size: number
  readonly face: LetterFace
  /** Attributes of the paint: fill, stroke and the like. */
  readonly paint: string
  /** Default `start`: the left end, of right-to-left lines the right one. */
  readonly anchor?: 'start' | 'middle'
  /** Width to which the line is stretched or squeezed. */
  readonly width?: number
  /** Additional space between letters. Default 0. */
  readonly spacing?: number
  /** True for Arabic. */
  readonly rightToLeft?: boolean
}

/**
 * Line of text as outlines: the machine that draws a picture, sandbox or phone, need not have its faces.
 * Scripts for which the sandbox has no face (Chinese, Thai and others) stay text.
 */
export function lettering(line: Lettering): string {
  const outline = outlineOf(line)
  return outline === undefined ? textOf(line) : `<path d="${outline}" ${line.paint}/>`
}

/** True when a picture has text, which only the phone's own faces can draw. */
export const needsFaces = (svg: string): boolean => svg.includes('<text')

interface Placed {
  readonly shape: Shape
  /** Position and size of the font's unit, in the picture's units. */
  readonly x: number
  readonly y: number
  readonly scale: number
}

function outlineOf(line: Lettering): string | undefined {
  const { text, size, face, spacing = 0, rightToLeft = false } = line
  const runs = runsOf(text, face)
  if (!runs) return undefined
  const placed: Placed[] = []
  let end = 0
  // The parts of a right-to-left line follow each other from the right.
  for (const { font, text: part } of rightToLeft ? runs.toReversed() : runs) {
    const scale = size / font.unitsPerEm
    for (const { shape, x, y, advance } of shapesOf(font, part)) {
      placed.push({ shape, x: end + x * scale, y: y * scale, scale })
      end += advance * scale + spacing
    }
  }
  const length = end - spacing
  const squeeze = line.width === undefined || length <= 0 ? 1 : line.width / length
  const start = line.anchor === 'middle' ? length / 2 : rightToLeft ? length : 0
  const left = line.x - start * squeeze
  return placed.map((one) => pathOf(one, left, line.y, squeeze)).join('')
}

const LETTERS = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
} as const

/** Tenths of a unit: steps of a path, finer than any screen shows. */
const STEPS = 10

/** Path of a placed glyph, each point relative to the one before it, which is the shorter form. */
function pathOf({ shape, x, y, scale }: Placed, left: number, base: number, squeeze: number): string {
  const start = { across: 0, down: 0 }
  const pen = { across: 0, down: 0 }
  const relative = (to: number, from: number): string => String((to - from) / STEPS)
  const steps = shape.map(({ command, args }, place) => {
    if (command === 'closePath') {
      Object.assign(pen, start)
      return LETTERS.closePath
    }
    const points: string[] = []
    const next = { ...pen }
    for (let at = 0; at < args.length; at += 2) {
      next.across = Math.round((left + (x + (args[at] ?? 0) * scale) * squeeze) * STEPS)
      next.down = Math.round((base - y - (args[at + 1] ?? 0) * scale) * STEPS)
      points.push(relative(next.across, pen.across), relative(next.down, pen.down))
    }
    Object.assign(pen, next)
    if (command === 'moveTo') Object.assign(start, next)
    return (place === 0 ? 'M' : LETTERS[command]) + points.join(' ').replaceAll(' -', '-')
  })
  return steps.join('')
}

/** Families for scripts that have no outlines here. */
const STACK = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans CJK SC',sans-serif"

function textOf({ text, x, y, size, anchor, width, rightToLeft, paint }: Lettering): string {
  const attributes = [
    `x="${x}" y="${y}" font-family="${STACK}" font-weight="800" font-size="${size}"`,
    ...(anchor ? [`text-anchor="${anchor}"`] : []),
    ...(width === undefined ? [] : [`textLength="${width}" lengthAdjust="spacingAndGlyphs"`]),
    ...(rightToLeft ? ['direction="rtl"'] : []),
    paint,
  ]
  return `<text ${attributes.join(' ')}>${escapeText(text)}</text>`
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
