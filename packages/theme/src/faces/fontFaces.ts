import { createHash, type Hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Brand } from '../brand/defineBrand.ts'
import { FACES, type Face, type FaceId } from './catalog.ts'
import { fallbackRules } from './fallbackStack.ts'
import { partByUse, pointsOf, PRIME, rangeOf } from './letters.ts'
import type { Script } from './script.ts'

const packages = createRequire(import.meta.url)

/** Part of a font file that a page needs: some of its letters, drawn in the weights of the brand. */
export interface FontCut {
  readonly letters: string
  /** Weights that are left of a variable face; undefined for a face with a file for each weight. */
  readonly weights?: readonly [least: number, most: number]
}

/** A font file to copy into a bundle. */
export interface FontFile {
  /** Absolute path of the file in its package. */
  from: string
  /** Part of it to write; undefined for the whole file. */
  cut?: FontCut
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
  /** Part of a script's letters: those of the first texts, or those that they do not have. */
  part?: 'first' | 'rare'
}

/** Letters of a file, or a part of them. */
interface Letters {
  readonly range: string
  /** Code points to write, in the brand's weights; undefined to copy the file. */
  readonly points?: readonly number[]
  readonly part?: 'first' | 'rare'
}

/** Path and hash of a file of a package. */
interface KnownFile {
  readonly from: string
  readonly hash: Hash
}

/** Files by package and name: all brands choose from the same few dozen. */
const knownFiles = new Map<string, KnownFile>()

function knownFile(path: string): KnownFile {
  const known = knownFiles.get(path)
  if (known !== undefined) return known
  const from = packages.resolve(path)
  const fresh = { from, hash: createHash('sha256').update(readFileSync(from)) }
  knownFiles.set(path, fresh)
  return fresh
}

function cut(
  face: Face & { package: string; file: string },
  script: Script,
  weights: readonly number[],
  { range, points, part }: Letters,
): Cut[] {
  const [least = 0, most = least] = [weights[0], weights.at(-1)]
  // The files of a face name the same weights, also one that has more of them: only files that agree in their
  // weights share a text, letter by letter. A browser takes one of the others for all letters.
  const kinds = face.variable
    ? [{ cutOf: 'wght', weight: [...new Set([least, most])].join(' ') }]
    : weights.map((weight) => ({ cutOf: String(weight), weight: String(weight) }))
  return kinds.map(({ cutOf, weight }) => {
    const name = `${face.file}-${script}-${cutOf}-normal.woff2`
    const { from, hash: ofContent } = knownFile(`${face.package}/files/${name}`)
    const wanted: FontCut | undefined = points
      ? {
          letters: String.fromCodePoint(...points),
          ...(face.variable && { weights: [least, most] as const }),
        }
      : undefined
    const hash = ofContent
      .copy()
      .update(wanted ? JSON.stringify(wanted) : '')
      .digest('hex')
      .slice(0, 8)
    const to = name.replace('-normal.woff2', `${part === 'rare' ? '-rare' : ''}.${hash}.woff2`)
    return {
      file: { from, to, ...(wanted && { cut: wanted }) },
      weight,
      script,
      range,
      ...(part && { part }),
    }
  })
}

/** Letters of a script's file by the files that they are written into. */
function lettersOf(
  script: Script,
  range: string,
  main: Script | undefined,
  texts: string | undefined,
): Letters[] {
  if (texts === undefined || range === '') return [{ range }]
  if (script === main) return [{ range, points: pointsOf(range) }]
  if (script !== 'latin') return [{ range }]
  const { first, rest } = partByUse(range, texts)
  // A later rule comes before an earlier one for the letters of both: rare letters need no range of their own. A letter
  // that the face lacks is looked for in both files, and the prime of a match's minute is one in many faces.
  const rare = rangeOf(pointsOf(range).filter((point) => point !== PRIME))
  return [
    { range: rare, points: rest, part: 'rare' },
    { range: rangeOf(first), points: first, part: 'first' },
  ]
}

function cutsOf(
  face: Face,
  scripts: ReadonlySet<Script>,
  weights: readonly number[],
  main: Script | undefined,
  texts: string | undefined,
): Cut[] {
  const { package: from, file } = face
  if (!from || !file) return []
  const ranges = packages(`${from}/unicode.json`) as Partial<Record<Script, string>>
  return face.subsets
    .filter((script) => scripts.has(script))
    .flatMap((script) =>
      lettersOf(script, ranges[script] ?? '', main, texts).flatMap((letters) =>
        cut({ ...face, package: from, file }, script, weights, letters),
      ),
    )
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
 * @param options.texts that a visitor reads first (default none): Latin is written as a file of their letters and a file
 * of all others, and what the main language needs in the brand's weights alone
 */
export function fontFaces(
  brand: Pick<Brand, 'type'>,
  scripts: readonly Script[],
  options: { base?: string; main?: readonly Script[]; texts?: string } = {},
): FontFaces {
  const { base = 'fonts/', main: mainScripts = scripts, texts } = options
  const wanted = new Set<Script>(['latin', 'latin-ext', ...scripts])
  const faces = [...weightsByFace(brand)].map(([id, used]) => {
    const face: Face = FACES[id]
    const weights = [...used].sort((a, b) => a - b)
    const own = mainScripts.find((script) => script !== 'latin' && face.subsets.includes(script))
    return { id, face, weights, cuts: cutsOf(face, wanted, weights, own, texts) }
  })
  const { text, display } = brand.type
  // A device's face has letters that the display face lacks: those are the text face's.
  const ownLetters = (id: FaceId, cuts: readonly Cut[]): string =>
    id === text.face
      ? ''
      : [...new Set(cuts.filter(({ part }) => part !== 'first').map(({ range }) => range))].join(',')
  const first = faces.find(({ id }) => id === text.face)
  const main = mainScripts.find((script) => script !== 'latin' && first?.face.subsets.includes(script))
  // Regular text and headings: a face that is not preloaded comes before everything once a letter asks for it.
  const isEarly = (id: FaceId, face: Face, { script, weight, part }: Cut): boolean =>
    part !== 'rare' &&
    (script === 'latin' || script === main) &&
    (face.variable !== undefined || weight === String(id === text.face ? text.regular : display.weight))
  const early = faces.flatMap(({ id, face, cuts }) => cuts.filter((one) => isEarly(id, face, one)))
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
