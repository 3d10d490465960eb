import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as v from 'valibot'

import type { ServedHeaders } from '../stamp/headers.ts'
import { UserError } from '../terminal/userError.ts'
import { SITE_FOLDER, type BrandStore } from './store.ts'

/** Headers that a release was built with. */
export const HEADERS_FILE = '_build/headers.json'

/** Names and values are written into a web server's configuration: each holds only what cannot end its place there. */
const PATH = /^\/[\w./-]*$/
const MATCH = /^\/[\w./-]*\*?$/
const NAME = /^[A-Za-z][A-Za-z0-9-]*$/
/** Printable ASCII without what ends or escapes a quoted text, and without `$`, which begins a variable. */
const VALUE = /^[ !#%-[\]-~]*$/
/** A content type stands in the configuration without quotes. */
const KIND = /^[\w.+-]+\/[\w.+-]+$/

const name = v.pipe(v.string(), v.regex(NAME))
const header = v.pipe(
  v.tuple([name, v.pipe(v.string(), v.regex(VALUE))]),
  v.check(([each, value]) => each.toLowerCase() !== 'content-type' || KIND.test(value)),
)
const schema = v.object({
  rules: v.array(
    v.object({
      match: v.pipe(v.string(), v.regex(MATCH)),
      headers: v.array(header),
      without: v.exactOptional(v.array(name)),
    }),
  ),
  homePaths: v.array(v.pipe(v.string(), v.regex(PATH))),
})

/**
 * Reads the headers of a release as data of somebody else: its store, a bucket above all, may be written by others than
 * this machine, whose web server's configuration is made of them.
 * @returns undefined for what holds more than names, paths and values
 */
export function parseServedHeaders(text: string): ServedHeaders | undefined {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

/** @throws {UserError} when the release's headers are no headers */
export function demandHeaders({ folder, tenant }: BrandStore, id: string): ServedHeaders {
  const file = join(folder, id, SITE_FOLDER, HEADERS_FILE)
  const served = parseServedHeaders(readFileSync(file, 'utf8'))
  if (served !== undefined) return served
  throw new UserError(
    `${file} holds more than headers, so ${id} is not served: make it again with livery release ${tenant}.`,
  )
}
