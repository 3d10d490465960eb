import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Brand } from '../brand/defineBrand.ts'
import { FACES, type Face, type FaceId } from './catalog.ts'
import { fallbackRules } from './fallbackStack.ts'
import type { Script } from './script.ts'

const packages = createRequire(import.meta.url)

/** A font file to copy into a bundle. */
export interface FontFile {
  /** Absolute path of the file in its package. */
  from: string
  /** Name in the bundle, relative to its font folder; carries a hash of the content, so it may be cached for ever. */
  to: string
}

/** Font files and style rules of a brand's faces, for a bundle. */
export interface FontFaces {
  /** `@font-face` rules of the faces and of their matched fallbacks, minified; for `brandStylesheet`. */
  css: string
  files: FontFile[]
  /** Names (`to`) of the files that the first screen needs. */
  preload: string[]
  /** Scripts for which the faces have no file: the device's own faces draw them. */
  system: Script[]
}

interface Cut {
  file: FontFile
  weight: string
  script: Script
  range: string
}

function cut(
  face: Face & { package: string; file: string },
  script: Script,
  weights: readonly number[],
  range: string,
): Cut[] {
  const kinds = face.variable
    ? [{ part: 'wght', weight: face.variable.join(' ') }]
    : weights.map((weight) => ({ part: String(weight), weight: String(weight) }))
  return kinds.map(({ part, weight }) => {
    const name = `${face.file}-${script}-${part}-normal.woff2`
    const from = packages.resolve(`${face.package}/files/${name}`)
    const hash = createHash('sha256').update(readFileSync(from)).digest('hex').slice(0, 8)
    return { file: { from, to: name.replace('-normal.woff2', `.${hash}.woff2`) }, weight, script, range }
  })
}

function cutsOf(face: Face, scripts: ReadonlySet<Script>, weights: readonly number[]): Cut[] {
  const { package: from, file } = face
  if (!from || !file) return []
  const ranges = packages(`${from}/unicode.json`) as Partial<Record<Script, string>>
  return face.subsets
    .filter((script) => scripts.has(script))
    .flatMap((script) => cut({ ...face, package: from, file }, script, weights, ranges[script] ?? ''))
}

function rule(face: Face, { file, weight, range }: Cut, base: string): string {
  const source = `src:url(${base}${file.to}) format("woff2")`
  const parts = [
    `font-family:"${face.family}"`,
    'font-style:normal',
    'font-display:swap',
    `font-weight:${weight}`,
    source,
  ]
  return `@font-face{${[...parts, ...(range ? [`unicode-range:${range}`] : [])].join(';')}}`
}

/** Weights by face: text and display may share one. */
function weightsByFace({ type: { text, display } }: Pick<Brand, 'type'>): Map<FaceId, Set<number>> {
  const weights = new Map<FaceId, Set<number>>([[text.face, new Set([text.regular, text.medium, text.bold])]])
  weights.set(display.face, (weights.get(display.face) ?? new Set()).add(display.weight))
  return weights
}

/**
 * Faces of a brand, cut to the scripts of its languages. Browsers load a subset only when a page has its
 * letters. Extended Latin is always included: it has currency signs and letters of foreign names.
 * @param scripts of all languages offered; `latin` is implied
 * @param options.base where the files will be served, with a slash at the end (default `fonts/`)
 * @param options.main scripts of the main language (default all). The first that the face has is preloaded
 * beside Latin, and the fallbacks are matched to it.
 */
export function fontFaces(
  brand: Pick<Brand, 'type'>,
  scripts: readonly Script[],
  options: { base?: string; main?: readonly Script[] } = {},
): FontFaces {
  const { base = 'fonts/', main: mainScripts = scripts } = options
  const wanted = new Set<Script>(['latin', 'latin-ext', ...scripts])
  const faces = [...weightsByFace(brand)].map(([id, used]) => {
    const face: Face = FACES[id]
    const weights = [...used].sort((a, b) => a - b)
    return { id, face, weights, cuts: cutsOf(face, wanted, weights) }
  })
  const { text } = brand.type
  // A device's face has letters that the display face lacks: those are the text face's.
  const ownLetters = (id: FaceId, cuts: readonly Cut[]): string =>
    id === text.face ? '' : [...new Set(cuts.map(({ range }) => range))].join(',')
  const first = faces.find(({ id }) => id === text.face)
  const main = mainScripts.find((script) => script !== 'latin' && first?.face.subsets.includes(script))
  const early = (first?.cuts ?? []).filter(
    ({ script, weight }) =>
      (script === 'latin' || script === main) && (first?.face.variable || weight === String(text.regular)),
  )
  const covered = new Set(first?.face.subsets)
  return {
    css: faces
      .flatMap(({ id, face, weights, cuts }) => [
        ...cuts.map((one) => rule(face, one, base)),
        fallbackRules(id, weights, wanted, main, ownLetters(id, cuts)),
      ])
      .join(''),
    files: faces.flatMap(({ cuts }) => cuts.map(({ file }) => file)),
    preload: early.map(({ file }) => file.to),
    system: scripts.filter((script) => !covered.has(script)),
  }
}
