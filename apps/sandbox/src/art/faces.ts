import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { create, type Font } from 'fontkit'

const packages = createRequire(import.meta.url)

/** Files of a face in its package, without their common end; each holds the letters of some scripts. */
const FILES = {
  poster: ['anton/files/anton', ['latin', 'latin-ext', 'vietnamese'], '400-normal'],
  serif: ['abril-fatface/files/abril-fatface', ['latin', 'latin-ext'], '400-normal'],
  leaning: ['be-vietnam-pro/files/be-vietnam-pro', ['latin', 'latin-ext', 'vietnamese'], '900-italic'],
  plain: ['be-vietnam-pro/files/be-vietnam-pro', ['latin', 'latin-ext', 'vietnamese'], '800-normal'],
  arabic: ['noto-naskh-arabic/files/noto-naskh-arabic', ['arabic'], '700-normal'],
} as const

type Cut = keyof typeof FILES

/** Face of a lettering: condensed capitals, a heavy serif, heavy italics, or plain bold. */
export type LetterFace = Exclude<Cut, 'arabic'>

const read = new Map<Cut, readonly Font[]>()

function fontIn(path: string): Font {
  const font = create(readFileSync(path))
  if ('fonts' in font) throw new Error(`${path} is a collection of fonts.`)
  return font
}

function fontsOf(cut: Cut): readonly Font[] {
  const known = read.get(cut)
  if (known) return known
  const [folder, scripts, end] = FILES[cut]
  const fonts = scripts.map((script) =>
    fontIn(packages.resolve(`@fontsource/${folder}-${script}-${end}.woff`)),
  )
  read.set(cut, fonts)
  return fonts
}

/** Part of a line that one font draws. */
export interface FontRun {
  readonly font: Font
  readonly text: string
}

/**
 * Splits a line into the parts that each font draws: the face's own, else plain bold, else Arabic.
 * @returns undefined where no font has a letter, as of Chinese or Thai
 */
export function runsOf(text: string, face: LetterFace): readonly FontRun[] | undefined {
  const fonts = [...fontsOf(face), ...fontsOf('plain'), ...fontsOf('arabic')]
  const runs: { font: Font; text: string }[] = []
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    const last = runs.at(-1)
    // A space stays with the font before it, so that a line is not cut at every word.
    const font = last?.font.hasGlyphForCodePoint(code)
      ? last.font
      : fonts.find((one) => one.hasGlyphForCodePoint(code))
    if (!font) return undefined
    if (last && last.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}
