import { brotliDecompressSync } from 'node:zlib'

import type { Header } from '../stamp/headers.ts'
import { DEFAULT_SANDBOX } from './gateway.ts'

const escaped = DEFAULT_SANDBOX.replaceAll('.', '\\.')
/** Matches the whole origin, not the beginning of one with a longer port or host. */
const WHOLE_ORIGIN = new RegExp(`${escaped}(?![\\w.-]|:\\d)`, 'g')

/** An answer with a bundle's file, before it is sent. */
export interface FileAnswer {
  readonly status: number
  readonly headers: readonly Header[]
  readonly body: Buffer | string
}

/** Replaces the default sandbox's origin in a bundle's answers by the origin in use. */
export interface OriginRewriter {
  /**
   * Translates the browser's `If-None-Match` to the file's own ETag; undefined when it belongs to a page
   * for another sandbox.
   */
  readonly ownEtag: (etag: string | undefined) => string | undefined
  readonly move: (answer: FileAnswer) => FileAnswer
}

/**
 * Rewrites pages and headers for a sandbox at another origin. Brands name the development sandbox by its
 * default address, in the policy and in the pages that repeat it. With a sandbox at another address (two
 * checkouts on one machine, a test's own), games and pictures load from there. Scripts are never changed. A
 * page's ETag names the sandbox, so that a browser does not reuse the page of another.
 * @param origin of the sandbox in use
 */
export function sandboxOriginRewriter(origin: string): OriginRewriter {
  const mark = `@${origin}`
  const moved = (text: string) => text.replaceAll(WHOLE_ORIGIN, origin)
  const isNamed = (name: string, wanted: string) => name.toLowerCase() === wanted.toLowerCase()
  const valueOf = (headers: readonly Header[], wanted: string) =>
    headers.find(([name]) => isNamed(name, wanted))?.[1] ?? ''
  return {
    ownEtag: (etag) => (etag?.endsWith(`${mark}"`) ? `${etag.slice(0, -mark.length - 1)}"` : undefined),
    move: ({ status, headers, body }) => {
      const isPage = valueOf(headers, 'Content-Type').startsWith('text/html')
      const rewritten = headers
        .filter(([name]) => !(isPage && isNamed(name, 'Content-Encoding')))
        .map(([name, value]): Header => [
          name,
          isNamed(name, 'ETag') ? value.replace(/"$/, `${mark}"`) : moved(value),
        ])
      if (!isPage || status !== 200) return { status, headers: rewritten, body }
      const isPacked = valueOf(headers, 'Content-Encoding') === 'br'
      const page = typeof body === 'string' || !isPacked ? body : brotliDecompressSync(body)
      return { status, headers: rewritten, body: moved(page.toString()) }
    },
  }
}
