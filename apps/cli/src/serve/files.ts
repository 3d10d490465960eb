import { readFile, stat } from 'node:fs/promises'
import { extname, join, posix } from 'node:path'

import { HASHED_FOLDERS, headersOf } from '../stamp/headers.ts'
import type { Header } from '../stamp/headers.ts'
import type { Bundle } from './bundles.ts'

const KINDS: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mobileconfig': 'application/x-apple-aspen-config',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** What a request asks for, as far as files are concerned. */
export interface FileRequest {
  /** Path of the address, still encoded, without a query. */
  readonly path: string
  readonly acceptEncoding: string
  readonly ifNoneMatch: string | undefined
}

export interface FileAnswer {
  readonly status: 200 | 304 | 404
  readonly headers: readonly Header[]
  readonly body: Buffer | string
}

/** Files for operators and hosts, which no visitor has to see. */
const HIDDEN = /^\/_/

/** A path without escapes or steps upwards; undefined for what no file of a bundle is called. */
function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    // A backslash separates folders on Windows, after everything here has taken it for a letter.
    return /[\0\\]/.test(decoded) ? undefined : posix.normalize(decoded)
  } catch {
    return undefined
  }
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() === true
}

/** The bundle's file that answers a path: the file itself, or one of the two pages for a route of the site. */
async function choose(bundle: Bundle, path: string): Promise<string | undefined> {
  if (bundle.served.homePaths.includes(path)) return '/index.html'
  if (!path.endsWith('/') && (await isFile(join(bundle.folder, path)))) return path
  // A hashed file that is gone must not be answered with a page: browsers would run HTML as a script and keep it.
  const isHashed = HASHED_FOLDERS.some((folder) => path.startsWith(folder))
  return isHashed ? undefined : '/app.html'
}

/** Answers from a bundle as its headers say: brotli where it was built, hashed files for good, routes with a page. */
export async function answerFile(bundle: Bundle, request: FileRequest): Promise<FileAnswer> {
  const path = decode(request.path)
  const file = path === undefined || HIDDEN.test(path) ? undefined : await choose(bundle, path)
  if (path === undefined || file === undefined) {
    const headers = headersOf(bundle.served.rules, '/').concat([
      ['Content-Type', 'text/plain; charset=utf-8'],
    ])
    return { status: 404, headers, body: 'Not found\n' }
  }
  const full = join(bundle.folder, file)
  const takesBrotli = /(^|[\s,])br\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.acceptEncoding)
  const compressed = takesBrotli && (await isFile(`${full}.br`))
  const served = compressed ? `${full}.br` : full
  const { size, mtimeMs } = await stat(served)
  const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}${compressed ? '-br' : ''}"`
  const headers: Header[] = [
    ...headersOf(bundle.served.rules, path),
    ['Content-Type', KINDS[extname(file)] ?? 'application/octet-stream'],
    ['ETag', etag],
    ['Vary', 'Accept-Encoding'],
    ...(compressed ? [['Content-Encoding', 'br'] as const] : []),
  ]
  if (request.ifNoneMatch === etag) return { status: 304, headers, body: '' }
  return { status: 200, headers, body: await readFile(served) }
}
