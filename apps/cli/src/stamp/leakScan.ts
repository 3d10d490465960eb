import { solveBrand, type Brand } from '@livery/theme'

import { latestResults } from '../latestResults.ts'
import type { Words } from './bundleWords.ts'
import { createLeakIndex, type Found } from './leakIndex.ts'
import { needlesOf, type Needle, type ReadBrand, type ScannedBrand } from './leakNeedles.ts'
import { openNearData } from './nearData.ts'
import { readingsOf } from './readings.ts'
import { openSuspects } from './suspects.ts'

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
  /** Texts that a brand's bundle of these words may have, its own among them: the scan finds no other. */
  readonly suspects: (words: Words) => Needle[]
  /** True for a text that a brand may show. */
  readonly isOwn: (id: string, text: string) => boolean
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
  // Most builds search nothing, as no bundle has the words.
  let opened: { index: (text: string) => Found[]; near: (text: string) => string[] } | undefined
  const open = () => (opened ??= { index: createLeakIndex(needles), near: openNearData(needles) })
  const searched = latestResults<Found[]>(MOST_SEARCHED)
  // Licences are the same in many bundles, and the page of what is missing is the page of all addresses.
  const search = (text: string) =>
    text.length < LEAST_SHARED ? open().index(text) : searched.of(text, () => open().index(text))
  const isOwn = rememberOwnTexts(brands)
  return {
    suspects: openSuspects(needles),
    isOwn,
    scan: (owner, path, content) => {
      const leaks = new Map<string, Leak>()
      for (const { text, needles } of readingsOf(path, content, open().near).flatMap(search)) {
        const key = text.toLowerCase()
        if (owner !== undefined && isOwn(owner, text)) continue
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
 * seeds are solved to, which may equal another brand's by chance. Solved only for a colour that is not its own data.
 */
export function rememberOwnTexts(brands: readonly ReadBrand[]): (id: string, text: string) => boolean {
  const byId = new Map(brands.map((brand) => [brand.id, brand]))
  const remembered = (make: (brand: ReadBrand) => readonly string[]) => {
    const said = new Map<string, ReadonlySet<string>>()
    return (id: string): ReadonlySet<string> => {
      const brand = byId.get(id)
      const texts = said.get(id) ?? new Set(brand === undefined ? [] : make(brand))
      said.set(id, texts)
      return texts
    }
  }
  const ownData = remembered((brand) => needlesOf(brand).map(({ text }) => text.toLowerCase()))
  const solved = remembered(({ brand }) => (brand === undefined ? [] : solvedColors(brand)))
  return (id, text) => {
    const key = text.toLowerCase()
    return ownData(id).has(key) || (COLOUR.test(key) && solved(id).has(key))
  }
}

const HEX = /#[0-9a-f]{6}/g
const COLOUR = /^#[0-9a-f]{6}$/

function solvedColors(brand: Brand): string[] {
  const looks = [brand, ...(brand.seasons ?? []).map((season) => season.brand)].map(solveBrand)
  const values = looks.flatMap(({ dark, light }) => [...Object.values(dark), ...Object.values(light)])
  return values.flatMap((value) => value.toLowerCase().match(HEX) ?? [])
}

/** One-line message about a leak. */
export function describeLeak({ file, owner, what, text }: Leak): string {
  return `${file} contains the ${what} '${text}' of ${owner}`
}
