import { readFile, stat } from 'node:fs/promises'
import { extname, join, posix } from 'node:path'

import { HASHED_FOLDERS, headersOf } from '../stamp/headers.ts'
import type { Header } from '../stamp/headers.ts'
import { KINDS } from '../stamp/kinds.ts'
import type { Bundle } from './bundles.ts'

/** A file's kind; texts say that they are UTF-8. */
function kindOf(file: string): string {
  const kind = KINDS[extname(file)] ?? 'application/octet-stream'
  return /^text\/|^application\/json$/.test(kind) ? `${kind}; charset=utf-8` : kind
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

interface Choice {
  readonly folder: string
  readonly file: string
  readonly isPage: boolean
}

/** The bundle's file that answers a path: the file itself, or one of the two pages for a route of the site. */
async function choose(bundle: Bundle, path: string): Promise<Choice | undefined> {
  const { folder, served, elsewhere = [] } = bundle
  if (served.homePaths.includes(path)) return { folder, file: '/index.html', isPage: true }
  if (!path.endsWith('/') && (await isFile(join(folder, path)))) return { folder, file: path, isPage: false }
  // A hashed file that is gone must not be answered with a page: browsers would run HTML as a script and keep it.
  if (!HASHED_FOLDERS.some((hashed) => path.startsWith(hashed)))
    return { folder, file: '/app.html', isPage: true }
  for (const other of elsewhere)
    if (await isFile(join(other, path))) return { folder: other, file: path, isPage: false }
  return undefined
}

/** Answers from a bundle as its headers say: brotli where it was built, hashed files for good, routes with a page. */
export async function answerFile(bundle: Bundle, request: FileRequest): Promise<FileAnswer> {
  const path = decode(request.path)
  const choice = path === undefined || HIDDEN.test(path) ? undefined : await choose(bundle, path)
  if (path === undefined || choice === undefined) {
    const headers = headersOf(bundle.served.rules, '/').concat([
      ['Content-Type', 'text/plain; charset=utf-8'],
    ])
    return { status: 404, headers, body: 'Not found\n' }
  }
  const { folder, file, isPage } = choice
  const full = join(folder, file)
  const takesBrotli = /(^|[\s,])br\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.acceptEncoding)
  const compressed = takesBrotli && (await isFile(`${full}.br`))
  const served = compressed ? `${full}.br` : full
  const { size, mtimeMs } = await stat(served)
  const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}${compressed ? '-br' : ''}"`
  const headers: Header[] = [
    // What the bundle says of a file's kind comes last and counts.
    ['Content-Type', kindOf(file)],
    ...headersOf(bundle.served.rules, path),
    ['ETag', etag],
    ['Vary', 'Accept-Encoding'],
    ...(compressed ? [['Content-Encoding', 'br'] as const] : []),
    ...(isPage ? (bundle.pageHeaders ?? []) : []),
  ]
  if (request.ifNoneMatch === etag) return { status: 304, headers, body: '' }
  return { status: 200, headers, body: await readFile(served) }
}
