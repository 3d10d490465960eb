import * as v from 'valibot'

import { releaseId, type Manifest, type ReleasedFile } from './store.ts'

/** Limits far above any bundle: whoever writes into a store must not make each command read for minutes. */
const MOST_LETTERS = 8 * 1024 * 1024
const MOST_FILES = 20_000

/** Names that a web server's configuration is written with. */
const HOST = /^[a-z0-9_](?:[a-z0-9_.-]{0,251}[a-z0-9])?$/
const HASH = /^[0-9a-f]{64}$/
/** A backslash, which parts a path on other systems, and control characters. */
const UNREADABLE = /[\\\p{Cc}]/u

const PARTING = new Set(['', '.', '..'])

/** True for a path that stays below the folder it is joined to, on every system. */
const isBelow = (path: string): boolean =>
  !UNREADABLE.test(path) && !path.split('/').some((part) => PARTING.has(part))

/** True for a file as a release names it. By hand, because a switch of a hundred brands reads seventy thousand. */
function isFile(value: unknown): value is ReleasedFile {
  const { path, bytes, sha256 } = (value ?? {}) as Partial<Record<keyof ReleasedFile, unknown>>
  return (
    typeof path === 'string' &&
    isBelow(path) &&
    Number.isInteger(bytes) &&
    Number(bytes) >= 0 &&
    typeof sha256 === 'string' &&
    HASH.test(sha256)
  )
}

const files = v.custom<readonly ReleasedFile[]>(
  (value) => Array.isArray(value) && value.length <= MOST_FILES && value.every(isFile),
)

const schema = v.looseObject({
  tenant: v.string(),
  build: v.string(),
  site: v.looseObject({
    name: v.pipe(
      v.string(),
      v.check((name) => !UNREADABLE.test(name)),
    ),
    hosts: v.array(v.pipe(v.string(), v.regex(HOST))),
    gateway: v.looseObject({ baseUrl: v.string() }),
  }),
  development: v.exactOptional(v.literal(true)),
  files,
})

/**
 * Reads a manifest as data of somebody else: a store, a bucket above all, may be written by others than this machine,
 * and a path that leads out of a release would be written to.
 * @returns undefined unless it is the one that the release is named by, of this brand, and says only what a release says
 */
export function parseManifest(tenant: string, id: string, text: string): Manifest | undefined {
  if (text.length > MOST_LETTERS || releaseId(tenant, text) !== id) return undefined
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text))
    return success && output.tenant === tenant ? (output as unknown as Manifest) : undefined
  } catch {
    return undefined
  }
}
