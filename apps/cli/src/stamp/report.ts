import { extname } from 'node:path'

import type { TenantConfig } from '@livery/tenant'

import { developmentOrigins } from '../build/production.ts'
import { sizeOf, type BundleFile } from './bundle.ts'

/** Uncompressed bytes by kind; `total` counts every file but the compressed copies. */
export interface BundleBytes {
  readonly js: number
  readonly css: number
  readonly fonts: number
  readonly images: number
  readonly total: number
}

/** Parts of the product that a bundle leaves out. */
export interface LeftOut {
  readonly languages: readonly string[]
  /** Flags that are off. */
  readonly flags: readonly string[]
  /** Ids of the routes that the flags switch off. */
  readonly pages: readonly string[]
  /** Core files that only those pages need. */
  readonly files: readonly string[]
  readonly bytes: number
}

/**
 * `_build/report.json`: inputs and content of a build. It contains no time and no local path, so that
 * builds are reproducible.
 */
export interface BuildReport {
  readonly tenant: string
  readonly release: string
  readonly hosts: readonly string[]
  readonly languages: readonly string[]
  /** Parts of the product that this brand does not offer. */
  readonly leftOut: LeftOut
  /** Origins of the local machine: such a bundle is for development, and `--production` refuses it. */
  readonly developmentOrigins: readonly string[]
  readonly bytes: BundleBytes
  /** Brotli bytes of home's first load, without answers of the gateway: a renewal changes nothing here. */
  readonly firstLoad: { readonly files: readonly string[]; readonly bytes: number }
  /** Every file but the documents, which `_build/documents.json` lists. */
  readonly files: readonly { readonly path: string; readonly bytes: number }[]
}

const IMAGES = new Set(['.svg', '.png', '.jpg', '.webp', '.avif', '.ico'])

function countBytes(files: readonly BundleFile[]): BundleBytes {
  const originals = files.filter(({ path }) => !path.endsWith('.br'))
  const sum = (fits: (ending: string) => boolean) =>
    originals.reduce((bytes, file) => bytes + (fits(extname(file.path)) ? sizeOf(file) : 0), 0)
  return {
    js: sum((ending) => ending === '.js'),
    css: sum((ending) => ending === '.css'),
    fonts: sum((ending) => ending === '.woff2'),
    images: sum((ending) => IMAGES.has(ending)),
    total: sum(() => true),
  }
}

export interface ReportParts {
  readonly config: TenantConfig
  readonly release: string
  readonly files: readonly BundleFile[]
  readonly firstLoad: readonly string[]
  readonly leftOut: LeftOut
}

export function buildReport(parts: ReportParts): BuildReport {
  const { config, release, files, firstLoad, leftOut } = parts
  const sizes = new Map(files.map((file) => [file.path, sizeOf(file)]))
  const sent = (path: string) => sizes.get(`${path}.br`) ?? sizes.get(path) ?? 0
  return {
    tenant: config.id,
    release,
    hosts: config.hosts,
    languages: config.languages.offered,
    leftOut,
    developmentOrigins: developmentOrigins(config).map(({ origin }) => origin),
    bytes: countBytes(files),
    firstLoad: { files: firstLoad, bytes: firstLoad.reduce((sum, path) => sum + sent(path), 0) },
    files: files
      .map((file) => ({ path: file.path, bytes: sizeOf(file) }))
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
  }
}
