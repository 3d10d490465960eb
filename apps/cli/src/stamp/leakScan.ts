import { extname } from 'node:path'

import { solveBrand } from '@livery/theme'
import type { Brand } from '@livery/theme'

import type { BundleFile } from './bundle.ts'
import { createLeakIndex } from './leakIndex.ts'
import { needlesOf } from './leakNeedles.ts'
import type { ScannedBrand } from './leakNeedles.ts'
import { pictureTexts } from './pictureTexts.ts'

export type { ScannedBrand } from './leakNeedles.ts'

/** Something of one brand found in the bundle of another. */
export interface Leak {
  readonly file: string
  /** The brand whose data it is. */
  readonly owner: string
  readonly what: string
  readonly text: string
}

/** Finds other brands' data. Made once for all bundles of a build. */
export interface LeakScanner {
  /**
   * @param owner the brand whose bundle the file is in; undefined for the shared compile, where a colour is no brand's:
   * the flags of countries have theirs, and the checks of style files know raw colours better
   */
  readonly scan: (owner: string | undefined, path: string, content: string | Buffer) => Leak[]
}

const PICTURES = new Set(['.png', '.jpg', '.webp', '.avif', '.ico'])
const INLINE_PICTURE = /data:[\w/+.-]+;base64,([\w+/]+=*)/g

/** What can be read in a file; pictures inside texts are looked into as well. */
function textsOf(path: string, content: string | Buffer): string[] {
  if (typeof content !== 'string' && PICTURES.has(extname(path))) return pictureTexts(content)
  const text = content.toString()
  const inline = [...text.matchAll(INLINE_PICTURE)].map((match) => Buffer.from(match[1] ?? '', 'base64'))
  return [text, ...inline.flatMap(pictureTexts)]
}

export function createLeakScanner(brands: readonly ScannedBrand[]): LeakScanner {
  const search = createLeakIndex(brands.flatMap(needlesOf))
  const ownTexts = rememberOwnTexts(brands)
  return {
    scan: (owner, path, content) => {
      const leaks = new Map<string, Leak>()
      for (const { text, needles } of textsOf(path, content).flatMap(search)) {
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
 * What a brand may show though another one has it too: what it says of itself, and the colours that its own seeds are
 * solved to, which may be another brand's by chance. Solving is left until something is found.
 */
function rememberOwnTexts(brands: readonly ScannedBrand[]): (id: string) => ReadonlySet<string> {
  const said = new Map<string, ReadonlySet<string>>()
  return (id) => {
    const kept = said.get(id)
    if (kept !== undefined) return kept
    const brand = brands.find((each) => each.id === id)
    const texts = brand === undefined ? [] : needlesOf(brand).map(({ text }) => text.toLowerCase())
    const solved = brand === undefined ? [] : solvedColors(brand.brand)
    const own = new Set([...texts, ...solved])
    said.set(id, own)
    return own
  }
}

const HEX = /#[0-9a-f]{6}/g

function solvedColors(brand: Brand): string[] {
  const { dark, light } = solveBrand(brand)
  const values = [...Object.values(dark), ...Object.values(light)]
  return values.flatMap((value) => value.toLowerCase().match(HEX) ?? [])
}

/** Compressed copies, whose originals are scanned, and faces, which come from their packages and not from a brand. */
const SKIPPED = new Set(['.br', '.woff2'])

/** Leaks of files that a build is about to write. */
export function scanBundle(scanner: LeakScanner, owner: string, files: readonly BundleFile[]): Leak[] {
  return files.flatMap((file) => {
    // Shared files have no brand's words in their names: the compile is scanned as well.
    if (file.content === undefined) return []
    const named = scanner.scan(owner, file.path, file.path)
    return SKIPPED.has(extname(file.path))
      ? named
      : [...named, ...scanner.scan(owner, file.path, file.content)]
  })
}

/** One line for a person. */
export function describeLeak({ file, owner, what, text }: Leak): string {
  return `${file} contains the ${what} '${text}' of ${owner}`
}
