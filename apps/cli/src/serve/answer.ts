import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'

import { negotiate } from '@fastify/accept-negotiator'
import isFresh from 'fresh'
import parseRange from 'range-parser'

import { isCompressible } from '../stamp/bundle.ts'
import { SMALLEST_COMPRESSED } from '../stamp/compress.ts'
import type { Header } from '../stamp/headers.ts'
import { brotlied, gzipped, type Content, type Contents } from './contents.ts'
import { hasFile, type FoundFile } from './files.ts'

/** Status, headers and body that a visitor is sent. */
export interface Answer {
  readonly status: number
  readonly headers: readonly Header[]
  readonly body: Buffer | undefined
}

/** A change of texts on their way out. */
export interface MovedTexts {
  /** Names the change in the ETags of pages, so that a browser does not reuse the page of another sandbox. */
  readonly to: string
  readonly text: (text: string) => string
}

export interface AnswerOptions {
  readonly contents: Contents
  /** Applied to headers and pages; scripts are never changed. Absent, everything is sent as it was built. */
  readonly move?: MovedTexts | undefined
}

/** A content in the spelling that a visitor takes. */
interface Chosen extends Content {
  readonly encoding?: 'br' | 'gzip'
}

const isPage = (path: string) => path.endsWith('.html')

/** The copy to send: the build's brotli copy, else one that is made now, else the file itself. */
async function choose(
  { shelf, path }: FoundFile,
  accepted: string,
  { contents, move }: AnswerOptions,
): Promise<Chosen | undefined> {
  const hashes = await shelf.hashes?.()
  const read = async (name: string) =>
    hashes?.has(name) === false ? undefined : contents.read(join(shelf.folder, name), hashes?.get(name))
  const copy = `${path}.br`
  const isMoved = move !== undefined && isPage(path)
  const isPackable = isCompressible(path)
  if (
    isPackable &&
    !isMoved &&
    negotiate(accepted, ['br', 'gzip']) === 'br' &&
    (await hasFile(shelf, copy))
  ) {
    const content = await read(copy)
    // A copy that is damaged is passed over: the file itself may be sound.
    if (content !== undefined) return { ...content, encoding: 'br' }
  }
  const built = await read(path)
  if (built === undefined) return undefined
  const content = isMoved
    ? await contents.derive(built, move.to, (body) => Buffer.from(move.text(body.toString())))
    : built
  if (!isPackable || content.body.length < SMALLEST_COMPRESSED) return content
  // The build has no brotli copy of a changed page; other files without one are not worth it.
  switch (negotiate(accepted, isMoved ? ['br', 'gzip'] : ['gzip'])) {
    case 'br':
      return { ...(await brotlied(contents, content)), encoding: 'br' }
    case 'gzip':
      return { ...(await gzipped(contents, content)), encoding: 'gzip' }
    default:
      return content
  }
}

/** The one part of a file that is asked for; undefined when all of it is to be sent, 'none' when it has no such part. */
function partOf(size: number, tag: string, { range, 'if-range': unless }: IncomingHttpHeaders) {
  if (range === undefined || (unless !== undefined && unless !== tag)) return undefined
  const parts = parseRange(size, range, { combine: true })
  if (parts === -1) return 'none' as const
  // Several parts at once are sent as the whole, which is an answer too.
  return parts === -2 || parts.type !== 'bytes' || parts.length !== 1 ? undefined : parts[0]
}

/** Answer with a file that is there and cannot be sent as it should be. */
const DAMAGED: Answer = {
  status: 503,
  headers: [
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Cache-Control', 'no-store'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Retry-After', '60'],
  ],
  body: Buffer.from('Not available at the moment\n'),
}

/** True for a page that is another one on the other side of a canary. */
const isOfSide = ({ headers }: FoundFile) =>
  headers.some(([name, value]) => name === 'Vary' && value.includes('Cookie'))

/** Answer to a request for a file: compressed, partial, or 304 where the visitor has it. */
export async function answerWith(
  found: FoundFile,
  request: IncomingHttpHeaders,
  options: AnswerOptions,
): Promise<Answer> {
  const chosen = await choose(found, request['accept-encoding'] ?? '', options)
  if (chosen === undefined) return DAMAGED
  const { body, encoding, tag } = chosen
  const { move } = options
  // A cache that kept a page of before a canary must not be told that it is still right: it would show it to both sides.
  const etag = isOfSide(found) ? `"${tag}-side"` : `"${tag}"`
  const headers: Header[] = [
    ...(move === undefined
      ? found.headers
      : found.headers.map(([name, value]): Header => [name, move.text(value)])),
    ...(encoding === undefined ? [] : [['Content-Encoding', encoding] as const]),
    ['Accept-Ranges', 'bytes'],
    ['ETag', etag],
  ]
  if (isFresh(request, { etag })) return { status: 304, headers, body: undefined }
  const part = partOf(body.length, etag, request)
  if (part === undefined) return { status: 200, headers, body }
  const size = body.length
  if (part === 'none')
    return { status: 416, headers: [...headers, ['Content-Range', `bytes */${size}`]], body: undefined }
  const { start, end } = part
  return {
    status: 206,
    headers: [...headers, ['Content-Range', `bytes ${start}-${end}/${size}`]],
    body: body.subarray(start, end + 1),
  }
}
