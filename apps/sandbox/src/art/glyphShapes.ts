import type { Font, Glyph } from 'fontkit'

/** Outline of a glyph in the font's units. */
export type Shape = Glyph['path']['commands']

/** Glyph of a line: its outline, its offset, and the way to the next one, in the font's units. */
export interface PlacedShape {
  readonly shape: Shape
  readonly x: number
  readonly y: number
  readonly advance: number
}

/** Scripts whose letters change their shape with their neighbours. */
const JOINED = /\p{Script=Arabic}/u

const known = new WeakMap<Font, Map<string, PlacedShape>>()

/** The glyphs of a text that one font has, from left to right. */
export function shapesOf(font: Font, text: string): readonly PlacedShape[] {
  if (!JOINED.test(text)) return Array.from(text, (letter) => letterShape(font, letter))
  const { glyphs, positions } = font.layout(text)
  return glyphs.map((glyph, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {}
    return { shape: glyph.path.commands, x: xOffset, y: yOffset, advance: xAdvance }
  })
}

/** A letter that stands by itself; read once, because thousands of tiles are drawn with the same few. */
function letterShape(font: Font, letter: string): PlacedShape {
  const letters = known.get(font) ?? new Map<string, PlacedShape>()
  known.set(font, letters)
  const read = letters.get(letter)
  if (read) return read
  const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0)
  const shape = { shape: glyph.path.commands, x: 0, y: 0, advance: glyph.advanceWidth }
  letters.set(letter, shape)
  return shape
}
