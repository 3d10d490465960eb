import type { Glyph } from 'fontkit'

import { type LetterFace, runsOf } from './faces.ts'

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
  readonly glyph: Glyph
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
    const { glyphs, positions } = font.layout(part)
    for (const [index, glyph] of glyphs.entries()) {
      const at = positions[index]
      if (!at) continue
      placed.push({ glyph, x: end + at.xOffset * scale, y: at.yOffset * scale, scale })
      end += at.xAdvance * scale + spacing
    }
  }
  const length = end - spacing
  const squeeze = line.width === undefined || length <= 0 ? 1 : line.width / length
  const start = line.anchor === 'middle' ? length / 2 : rightToLeft ? length : 0
  const left = line.x - start * squeeze
  return placed.map((one) => pathOf(one, left, line.y, squeeze)).join('')
}

const LETTERS = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const

/** Path of a placed glyph with one decimal, which is finer than any screen shows it. */
function pathOf({ glyph, x, y, scale }: Placed, left: number, base: number, squeeze: number): string {
  return glyph.path.commands
    .map(({ command, args }) => {
      const numbers = args.map((unit, index) =>
        index % 2 === 0 ? left + (x + unit * scale) * squeeze : base - y - unit * scale,
      )
      return LETTERS[command] + numbers.map((number) => String(Math.round(number * 10) / 10)).join(' ')
    })
    .join('')
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
