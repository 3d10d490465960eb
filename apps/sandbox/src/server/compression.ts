import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

import type { Call } from '../contract/index.ts'

/** Size in bytes below which an answer fits a packet anyway. */
const LEAST = 1024

/** Brotli's quality for answers made on request: quality 11 takes forty times as long for a tenth less. */
const QUALITY = 4

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }

/** Size in bytes up to which an answer is compressed at once: a stream costs more than the compressing. */
const MOST_AT_ONCE = 64 * 1024

/** Encodings in which a text is kept, the best first. */
const KEPT_ENCODINGS = ['br', 'gzip'] as const
export type KeptEncoding = (typeof KEPT_ENCODINGS)[number]

/** Compresses a text that many clients ask for. */
export const compressed = (text: string, encoding: KeptEncoding): Buffer =>
  encoding === 'br' ? brotliCompressSync(text, BROTLI) : gzipSync(text)

/**
 * Encoding of a kept text for a client that names one without weighing it, as browsers do; undefined for others,
 * and for a text that fits a packet anyway.
 */
export function keptEncoding(text: string, acceptEncoding: string | undefined): KeptEncoding | undefined {
  if (text.length < LEAST || acceptEncoding === undefined) return undefined
  const named = new Set(acceptEncoding.split(',').map((name) => name.trim()))
  return KEPT_ENCODINGS.find((encoding) => named.has(encoding))
}

/** Compresses answers, pages and SVG for clients that accept it. Routes may refuse with `compress: false`. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: LEAST,
    syncThreshold: MOST_AT_ONCE,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: BROTLI,
  })
}

/** Reads that answer with a secret: keys and challenges, a token or an address that opens a session. */
const SECRET = /^\/wps\/(?:session|captcha|verification|relay\/CBS_launchChat)|\/launch$/

/**
 * True for calls whose answers may be compressed. The length of a compressed answer tells how much of a
 * reflected input equals a secret in the same answer (BREACH), to whoever can make a browser send requests
 * and see their sizes. A session travels in `Authorization`, which another site cannot make a browser send;
 * beyond that, no answer is compressed that holds a secret, and none to a call that takes a body. Nor are events:
 * a compressor holds them back until it has enough.
 */
export const mayCompress = ({ method, path, streams }: Pick<Call, 'method' | 'path' | 'streams'>): boolean =>
  method === 'get' && !streams && !SECRET.test(path)
