import { brotliDecompressSync } from 'node:zlib'

import type { Header } from '../stamp/headers.ts'
import type { FileAnswer } from './files.ts'
import { DEFAULT_SANDBOX } from './gateway.ts'

const escaped = DEFAULT_SANDBOX.replaceAll('.', '\\.')
/** The origin as a whole: not the beginning of one with a longer port or host. */
const WHOLE_ORIGIN = new RegExp(`${escaped}(?![\\w.-]|:\\d)`, 'g')

/** Moves what a bundle says of the usual sandbox to the one that is served with. */
export interface Elsewhere {
  /** The browser's `If-None-Match` as the file's own; undefined when it has the page of another sandbox. */
  readonly ownEtag: (etag: string | undefined) => string | undefined
  readonly move: (answer: FileAnswer) => FileAnswer
}

/**
 * Brands trust the development sandbox by its usual address: in the policy, and in the pages that repeat it. Served with
 * a sandbox elsewhere (two copies of the repository on one machine, a test's own), games and pictures come from there.
 * Only pages and headers are touched, never a script: what runs is what was built. A page's ETag names the sandbox, so
 * that a browser does not keep the page of another.
 * @param origin of the sandbox that is served with
 */
export function sandboxElsewhere(origin: string): Elsewhere {
  const mark = `@${origin}`
  const moved = (text: string) => text.replaceAll(WHOLE_ORIGIN, origin)
  const valueOf = (headers: readonly Header[], wanted: string) =>
    headers.find(([name]) => name === wanted)?.[1] ?? ''
  return {
    ownEtag: (etag) => (etag?.endsWith(`${mark}"`) ? `${etag.slice(0, -mark.length - 1)}"` : undefined),
    move: ({ status, headers, body }) => {
      const isPage = valueOf(headers, 'Content-Type').startsWith('text/html')
      const rewritten = headers
        .filter(([name]) => !(isPage && name === 'Content-Encoding'))
        .map(([name, value]): Header => [
          name,
          name === 'ETag' ? value.replace(/"$/, `${mark}"`) : moved(value),
        ])
      if (!isPage || status !== 200) return { status, headers: rewritten, body }
      const isPacked = valueOf(headers, 'Content-Encoding') === 'br'
      const page = typeof body === 'string' || !isPacked ? body : brotliDecompressSync(body)
      return { status, headers: rewritten, body: moved(page.toString()) }
    },
  }
}
