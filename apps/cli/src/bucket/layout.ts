import { extname } from 'node:path'

import { KINDS, TEXT_KINDS } from '../stamp/kinds.ts'
import type { Kind } from './objectStore.ts'

/**
 * Keys of a store:
 *
 *     objects/3f/3f9c….js.br                     contents, by hash and kind; never changed
 *     brands/aurora/releases/<id>/manifest.json  a release, complete as soon as this is there
 *     brands/aurora/live.json                    what is served: the one object that a switch replaces
 *     brands/aurora/log/000012.json              lines of the log
 *     cleaning.json                              who is removing things
 *     lives/1/objects/3f/3f9c….js.br             what a clean-up that died may still remove under its first name
 */
export const OBJECTS = 'objects/'
export const BRANDS = 'brands/'
/** Folders of what had to be named anew, by the number of times. */
export const LIVES = 'lives/'
export const FENCE_KEY = 'cleaning.json'
/** Object that shows whether the server keeps to the conditions of writes. */
export const PROBE_KEY = 'conditions.txt'

const BROTLI = '.br'

/**
 * Key of a file's content. Its kind is a part, because an object has one content type and encoding.
 * @param path of the file in its release
 */
export function objectKey(path: string, sha256: string): string {
  const plain = path.endsWith(BROTLI) ? path.slice(0, -BROTLI.length) : path
  return `${OBJECTS}${sha256.slice(0, 2)}/${sha256}${extname(plain)}${path.slice(plain.length)}`
}

/** Headers of a file's content: its key names its hash, so that whoever keeps it may do so for good. */
export function objectKind(path: string): Kind {
  const plain = path.endsWith(BROTLI) ? path.slice(0, -BROTLI.length) : path
  const type = KINDS[extname(plain)] ?? 'application/octet-stream'
  return {
    type: (TEXT_KINDS as readonly string[]).includes(type) ? `${type}; charset=utf-8` : type,
    encoding: plain === path ? undefined : 'br',
    cache: 'public, max-age=31536000, immutable',
  }
}

/** Headers of what may change, or is for operators. */
export const DATA: Kind = { type: 'application/json', cache: 'no-cache' }

const brandKey = (tenant: string) => `${BRANDS}${tenant}/`
export const stateKey = (tenant: string) => `${brandKey(tenant)}live.json`
export const releasesKey = (tenant: string) => `${brandKey(tenant)}releases/`
export const releaseKey = (tenant: string, id: string, file: string) => `${releasesKey(tenant)}${id}/${file}`
export const logsKey = (tenant: string) => `${brandKey(tenant)}log/`
/** Six digits: lines of a log sort by their names. */
export const logKey = (tenant: string, number: number) =>
  `${logsKey(tenant)}${String(number).padStart(6, '0')}.json`
