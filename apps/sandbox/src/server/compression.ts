import { constants } from 'node:zlib'

import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

import type { Call } from '../contract/index.ts'

/** Size in bytes below which an answer fits a packet anyway. */
const LEAST = 1024

/** Brotli's quality for answers made on request: quality 11 takes forty times as long for a tenth less. */
const QUALITY = 4

/** Compresses answers, pages and SVG for clients that accept it. Routes may refuse with `compress: false`. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: LEAST,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
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
