import type { LetterFace } from './faces.ts'
import { lettering } from './lettering.ts'
import type { Palette } from './palettes.ts'

/**
 * Width of a bold capital in ems, rounded up: sufficient for choosing a size, since each line's length is
 * enforced.
 */
function widthOf(text: string): number {
  let width = 0
  for (const letter of text) {
    if (letter === ' ') width += 0.3
    else if (/[IJ1'’.:!-]/.test(letter)) width += 0.42
    else if (/[MW@]/.test(letter)) width += 0.96
    else if (/[OQGDHNU]/.test(letter)) width += 0.78
    else width += 0.69
  }
  return width
}

/** Best break of a title into at most three lines: the one with the shortest longest line. */
export function breakTitle(text: string): string[] {
  const words = text.split(' ')
  let best = [text]
  let bestSize = 0
  for (let mask = 0; mask < 1 << (words.length - 1); mask += 1) {
    const lines: string[] = []
    for (const [index, word] of words.entries()) {
      const last = lines.at(-1)
      if (last === undefined || mask & (1 << (index - 1))) lines.push(word)
      else lines[lines.length - 1] = `${last} ${word}`
    }
    const size = sizeFor(lines)
    if (lines.length <= 3 && size > bestSize) {
      best = lines
      bestSize = size
    }
  }
  return best
}

const WIDTH = 262
const HEIGHT = 104

function sizeFor(lines: readonly string[]): number {
  const widest = Math.max(...lines.map(widthOf))
  return Math.min(58, WIDTH / widest, HEIGHT / (lines.length * 0.92))
}

/**
 * Title in capitals at the foot of a 300 × 400 tile, as large as it fits.
 * Every line is as long as its letters were estimated: no face can make it overflow.
 */
export function titleLettering(name: string, palette: Palette, face: LetterFace, base = 384): string {
  const lines = breakTitle(name.toLocaleUpperCase('en'))
  const size = sizeFor(lines)
  const step = size * 0.92
  const text = lines
    .map((line, index) => {
      const y = Math.round(base - (lines.length - 1 - index) * step - size * 0.06)
      const length = Math.round(Math.min(WIDTH, widthOf(line) * size))
      return lettering({ text: line, x: 150, y, size, face, anchor: 'middle', width: length, paint: '' })
    })
    .join('')
  return (
    `<linearGradient id="t" x1="0" y1="0" x2="0" y2="1"><stop offset=".3" stop-color="#fff"/><stop offset="1" stop-color="${palette.sky[0]}"/></linearGradient>` +
    `<g fill="url(#t)" stroke="${palette.ink}" stroke-width="${(size * 0.17).toFixed(1)}" stroke-linejoin="round" paint-order="stroke">${text}</g>`
  )
}
