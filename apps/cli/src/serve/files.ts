import { statSync } from 'node:fs'
import { extname, join, posix } from 'node:path'

import { documentOf, HOME_DOCUMENT } from '@livery/domain/routes'

import { SITEMAP } from '../documents/sitemap.ts'
import { HASHED_FOLDERS, headersOf, type Header } from '../stamp/headers.ts'
import { KINDS, TEXT_KINDS } from '../stamp/kinds.ts'
import type { Bundle, Shelf } from './bundles.ts'

/** The file of a bundle that answers a path, and the headers it is sent with. */
export interface FoundFile {
  readonly shelf: Shelf
  /** Path below the shelf's folder, without a leading slash. */
  readonly path: string
  readonly headers: readonly Header[]
}

const TEXTS: ReadonlySet<string> = new Set(TEXT_KINDS)

/** A file's kind as nginx names it too; texts say that they are UTF-8. */
function kindOf(file: string): string {
  const kind = KINDS[extname(file)] ?? 'application/octet-stream'
  return TEXTS.has(kind) ? `${kind}; charset=utf-8` : kind
}

/** Address of a file, not of a page of the site, which are below `/m/`: `/.env`, `/wp-login.php`. */
const FILE_NAME = /^\/(?!m\/).*\.[^/]*$/

/** Files for operators and hosts, which no visitor has to see. */
const HIDDEN = /^\/_/

function splitAddress(address: string): { pathname: string; search: string } {
  const at = address.indexOf('?')
  return at === -1
    ? { pathname: address, search: '' }
    : { pathname: address.slice(0, at), search: address.slice(at) }
}

/** Decoded path without escapes or upward steps; undefined for paths that no bundle's file has. */
function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    // Backslashes are refused: Windows treats them as folder separators.
    return /[\0\\]/.test(decoded) ? undefined : posix.normalize(decoded)
  } catch {
    return undefined
  }
}

/** True when a shelf has a file; of a release what its manifest names, whatever else lies in its folder. */
export async function hasFile({ folder, hashes }: Shelf, path: string): Promise<boolean> {
  if (hashes !== undefined) return (await hashes()).has(path)
  try {
    // Not awaited: a promise costs a request several times as much as the call.
    return statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() === true
  } catch {
    // A part of the path is a file, or too long for a name.
    return false
  }
}

/**
 * The file that answers an address: the bundle's own, a document or the bare page for a route of the site, or a hashed
 * file of another release that a page which is still open asks for.
 * @param address path and query of the address, still encoded
 * @returns undefined for what is not found: hidden files, broken paths, files that are not there
 */
export async function findFile(bundle: Bundle, address: string): Promise<FoundFile | undefined> {
  const { served, otherReleases = [], pageHeaders = [], fresh } = bundle
  const { pathname, search } = splitAddress(address)
  const path = decode(pathname)
  if (path === undefined || HIDDEN.test(path)) return undefined
  const found = (shelf: Shelf, file: string, more: readonly Header[] = []): FoundFile => ({
    shelf,
    path: file,
    // A rule of the bundle about a file's kind comes after the general one and counts.
    headers: [
      ['Content-Type', kindOf(file)],
      ...headersOf(served.rules, path),
      ['Vary', 'Accept-Encoding'],
      ...more,
    ],
  })
  const document = served.homePaths.includes(path) ? HOME_DOCUMENT : documentOf(path, search)
  const renewed = document ?? (path === `/${SITEMAP}` ? SITEMAP : undefined)
  if (renewed !== undefined) {
    // Documents that were renewed beside a release come before those it was made with.
    const shelves: readonly Shelf[] = fresh === undefined ? [bundle] : [{ folder: fresh }, bundle]
    for (const shelf of shelves)
      if (await hasFile(shelf, renewed)) return found(shelf, renewed, document ? pageHeaders : [])
  }
  const file = path.slice(1)
  if (!path.endsWith('/') && (await hasFile(bundle, file))) return found(bundle, file)
  // A file that is not there must not be answered with a page: browsers would run HTML as a script and keep it.
  const isHashed = HASHED_FOLDERS.some((hashed) => path.startsWith(hashed))
  if (!isHashed) return FILE_NAME.test(path) ? undefined : found(bundle, 'app.html', pageHeaders)
  for (const other of otherReleases) if (await hasFile(other, file)) return found(other, file)
  return undefined
}
