import { createHash } from 'node:crypto'
import { extname } from 'node:path'

/** File of a brand's bundle before it is written: own content, or a link to an existing file. */
export type BundleFile = { readonly path: string } & (
  | { readonly content: string | Buffer; readonly source?: never }
  | { readonly source: string; readonly bytes: number; readonly content?: never }
)

/** File extensions worth compressing; all other kinds are compressed already. */
const COMPRESSIBLE = new Set(['.html', '.css', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml'])

export function isCompressible(path: string): boolean {
  return COMPRESSIBLE.has(extname(path))
}

/** First characters of a content's SHA-256: short, but collision-free among the files of a site. */
function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10)
}

/** Address at which a bundle's file is served. */
export const addressOf = (path: string): string => `/${path}`

/**
 * `logo.svg` → `logo.1f3c9a….svg`: the address changes with the content, so that it can be cached for good.
 */
export function hashedName(name: string, content: string | Buffer): string {
  const ending = extname(name)
  return `${name.slice(0, name.length - ending.length)}.${contentHash(content)}${ending}`
}

export function sizeOf(file: BundleFile): number {
  return file.content === undefined ? file.bytes : Buffer.byteLength(file.content)
}
