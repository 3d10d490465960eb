import { extname } from 'node:path'

import { solveBrand, type Brand } from '@livery/theme'

import { latestResults } from '../latestResults.ts'
import type { BundleFile } from './bundle.ts'
import { undisguised } from './disguises.ts'
import { createLeakIndex, type Found } from './leakIndex.ts'
import { needlesOf, type ReadBrand, type ScannedBrand } from './leakNeedles.ts'
import { openNearData } from './nearData.ts'
import { pictureTexts } from './pictureTexts.ts'

export type { ScannedBrand } from './leakNeedles.ts'

/** Data of one brand in the bundle of another. */
export interface Leak {
  readonly file: string
  /** Brand that the data belongs to. */
  readonly owner: string
  readonly what: string
  readonly text: string
}

/** Scanner for other brands' data, made once for all bundles of a build. */
export interface LeakScanner {
  /**
   * @param owner brand of the bundle that contains the file; undefined for the shared compile, where
   * colours are not searched: country flags have their own, and the style sheets' lint rules find raw
   * colours better
   */
  readonly scan: (owner: string | undefined, path: string, content: string | Buffer) => Leak[]
}

const PICTURES = new Set(['.png', '.jpg', '.webp', '.avif', '.ico'])
const INLINE_PICTURE = /data:[\w/+.-]+;base64,([\w+/]+=*)/g

/** Drawings and texts that somebody made for a brand, in which data may be disguised; code is not. */
const BY_HAND = /^brand\/.*\.svg$|\.webmanifest$|^messages\/[A-Z]+\.json$/

/**
 * Readable texts of a file, texts inside pictures included.
 * @param near further readings of what somebody made by hand
 */
function textsOf(path: string, content: string | Buffer, near: (text: string) => string[]): string[] {
  if (typeof content !== 'string' && PICTURES.has(extname(path))) return pictureTexts(content)
  const text = content.toString()
  const inline = [...text.matchAll(INLINE_PICTURE)].map((match) => Buffer.from(match[1] ?? '', 'base64'))
  const texts = [text, ...inline.flatMap(pictureTexts)]
  return BY_HAND.test(path) ? [...texts, ...undisguised(text), ...near(text)] : texts
}

/** Text of a brand that all bundles share, by its owner: it is no sign of a leak. */
export function sharedKey({ owner, text }: Pick<Leak, 'owner' | 'text'>): string {
  return `${owner} ${text.toLowerCase()}`
}

/** Letters from which a text's search is remembered, and the number of such texts. */
const LEAST_SHARED = 8_192
const MOST_SEARCHED = 8

/** @param shared texts that the shared compile has itself (`sharedKey`), which are not searched for */
export function createLeakScanner(
  brands: readonly ScannedBrand[],
  shared: ReadonlySet<string> = new Set(),
): LeakScanner {
  const needles = brands.flatMap(needlesOf).filter((needle) => !shared.has(sharedKey(needle)))
  const index = createLeakIndex(needles)
  const near = openNearData(needles)
  const searched = latestResults<Found[]>(MOST_SEARCHED)
  // Licences are the same in many bundles, and the page of what is missing is the page of all addresses.
  const search = (text: string) =>
    text.length < LEAST_SHARED ? index(text) : searched.of(text, () => index(text))
  const ownTexts = rememberOwnTexts(brands)
  return {
    scan: (owner, path, content) => {
      const leaks = new Map<string, Leak>()
      for (const { text, needles } of textsOf(path, content, near).flatMap(search)) {
        const key = text.toLowerCase()
        if (owner !== undefined && ownTexts(owner).has(key)) continue
        for (const { owner: other, what } of needles) {
          if (owner === undefined && what === 'colour') continue
          leaks.set(`${other} ${key}`, { file: path, owner: other, what, text })
        }
      }
      return [...leaks.values()]
    },
  }
}

/**
 * Texts that a brand may show although another brand owns them too: its own data, and the colours that its
 * seeds are solved to, which may equal another brand's by chance. Solved only once something is found.
 */
export function rememberOwnTexts(brands: readonly ReadBrand[]): (id: string) => ReadonlySet<string> {
  const said = new Map<string, ReadonlySet<string>>()
  return (id) => {
    const kept = said.get(id)
    if (kept !== undefined) return kept
    const brand = brands.find((each) => each.id === id)
    const texts = brand === undefined ? [] : needlesOf(brand).map(({ text }) => text.toLowerCase())
    const solved = brand?.brand === undefined ? [] : solvedColors(brand.brand)
    const own = new Set([...texts, ...solved])
    said.set(id, own)
    return own
  }
}

const HEX = /#[0-9a-f]{6}/g

function solvedColors(brand: Brand): string[] {
  const looks = [brand, ...(brand.seasons ?? []).map((season) => season.brand)].map(solveBrand)
  const values = looks.flatMap(({ dark, light }) => [...Object.values(dark), ...Object.values(light)])
  return values.flatMap((value) => value.toLowerCase().match(HEX) ?? [])
}

/** Skipped files: compressed copies, whose originals are scanned, and fonts, which come from packages. */
const SKIPPED = new Set(['.br', '.woff2'])

/** Leaks of files that a build is about to write. */
export function scanBundle(scanner: LeakScanner, owner: string, files: readonly BundleFile[]): Leak[] {
  return files.flatMap((file) => {
    // Linked core files contain no brand data: the compile is scanned as well.
    if (file.content === undefined) return []
    const named = scanner.scan(owner, file.path, file.path)
    return SKIPPED.has(extname(file.path))
      ? named
      : [...named, ...scanner.scan(owner, file.path, file.content)]
  })
}

/** One-line message about a leak. */
export function describeLeak({ file, owner, what, text }: Leak): string {
  return `${file} contains the ${what} '${text}' of ${owner}`
}
