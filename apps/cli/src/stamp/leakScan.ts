import { extname } from 'node:path'

import type { TenantConfig } from '@livery/tenant'
import { solveBrand } from '@livery/theme'
import type { Brand } from '@livery/theme'

import type { BundleFile } from './bundle.ts'

/** A brand as far as the scan needs it. */
export interface ScannedBrand {
  readonly id: string
  readonly config: TenantConfig
  readonly brand: Brand
}

/** Something of one brand found in the bundle of another. */
export interface Leak {
  readonly file: string
  /** The brand whose data it is. */
  readonly owner: string
  readonly what: string
  readonly text: string
}

interface Needle {
  readonly owner: string
  readonly what: string
  readonly text: string
}

/** Black, white and greys belong to everybody. */
const LEAST_DIFFERENCE = 24

function isTelling(color: string): boolean {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  return Math.max(...channels) - Math.min(...channels) >= LEAST_DIFFERENCE
}

/** What must never be seen outside a brand's own bundle. */
function needlesOf({ id, config, brand }: ScannedBrand): Needle[] {
  const needle = (what: string, text: string | undefined): Needle[] =>
    text === undefined ? [] : [{ owner: id, what, text }]
  const { install, signIn, legal, contacts } = config
  return [
    ...needle('id', id),
    ...needle('name', config.name),
    ...needle('merchant code', config.merchantCode),
    ...config.hosts.flatMap((host) => needle('host', host)),
    ...needle('company', legal.company),
    ...needle('licence number', legal.licenceNumber),
    ...[brand.colors.brand, brand.colors.accent]
      .filter(isTelling)
      .flatMap((color) => needle('colour', color)),
    ...needle('profile identity', install.iosProfile?.identifier),
    ...needle('profile identity', install.iosProfile?.uuid),
    ...needle('sign-in client', signIn.facebook?.clientId),
    ...needle('sign-in client', signIn.google?.clientId),
    ...needle('sign-in key', signIn.phoneAuth?.apiKey),
    ...needle('e-mail address', contacts.email),
  ]
}

/** Too short to mean anything when found by chance. */
const SHORTEST = 4

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Finds other brands' data. Made once for all bundles of a build: the pattern is the costly part. */
export interface LeakScanner {
  /**
   * @param owner the brand whose bundle the file is in; undefined for the shared compile, where a colour is no brand's:
   * the flags of countries have theirs, and the checks of style files know raw colours better
   */
  readonly scan: (owner: string | undefined, path: string, content: string | Buffer) => Leak[]
}

export function createLeakScanner(brands: readonly ScannedBrand[]): LeakScanner {
  const byText = new Map<string, Needle[]>()
  for (const needle of brands.flatMap(needlesOf).filter(({ text }) => text.length >= SHORTEST)) {
    const key = needle.text.toLowerCase()
    byText.set(key, [...(byText.get(key) ?? []), needle])
  }
  // Longest first: a host is reported as a host, not as the name at its beginning.
  const texts = [...byText.keys()].sort((a, b) => b.length - a.length)
  if (texts.length === 0) return { scan: () => [] }
  // Not inside a longer word: a brand called Star must not stop every file that says 'start'.
  const alternatives = texts.map(escapePattern).join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'giu')
  const ownTexts = rememberOwnTexts(brands)

  return {
    scan: (owner, path, content) => {
      // Pictures are read byte by byte, so that metadata is seen.
      const text = typeof content === 'string' ? content : content.toString(isText(path) ? 'utf8' : 'latin1')
      const leaks = new Map<string, Leak>()
      for (const [found] of text.matchAll(pattern)) {
        const key = found.toLowerCase()
        if (owner !== undefined && ownTexts(owner).has(key)) continue
        for (const { owner: other, what } of byText.get(key) ?? []) {
          if (owner === undefined && what === 'colour') continue
          leaks.set(`${other} ${key}`, { file: path, owner: other, what, text: found })
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
  const known = new Map<string, ReadonlySet<string>>()
  return (id) => {
    const kept = known.get(id)
    if (kept !== undefined) return kept
    const brand = brands.find((each) => each.id === id)
    const said = brand === undefined ? [] : needlesOf(brand).map(({ text }) => text.toLowerCase())
    const solved =
      brand === undefined
        ? []
        : solveThemes(brand.brand).flatMap((value) => value.toLowerCase().match(HEX) ?? [])
    const own = new Set([...said, ...solved])
    known.set(id, own)
    return own
  }
}

const HEX = /#[0-9a-f]{6}/g

function solveThemes(brand: Brand): string[] {
  const { dark, light } = solveBrand(brand)
  return [...Object.values(dark), ...Object.values(light)]
}

const BINARY = new Set(['.png', '.jpg', '.webp', '.avif', '.ico'])

function isText(path: string): boolean {
  return !BINARY.has(extname(path))
}

/** Compressed copies, whose originals are scanned, and faces, which come from their packages and not from a brand. */
const SKIPPED = new Set(['.br', '.woff2'])

/** Leaks of files that a build is about to write. */
export function scanBundle(scanner: LeakScanner, owner: string, files: readonly BundleFile[]): Leak[] {
  return files.flatMap((file) => {
    const named = scanner.scan(owner, file.path, file.path)
    return file.content === undefined || SKIPPED.has(extname(file.path))
      ? named
      : [...named, ...scanner.scan(owner, file.path, file.content)]
  })
}

/** One line for a person. */
export function describeLeak({ file, owner, what, text }: Leak): string {
  return `${file} contains the ${what} '${text}' of ${owner}`
}
