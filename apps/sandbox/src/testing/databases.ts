import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { describe, inject } from 'vitest'

import { BytesBlob } from '../database/bytesBlob.ts'
import type { DatabaseLocation } from '../database/index.ts'
import { statementOn } from './postgres.ts'
import { SEEDED } from './seededOnce.ts'

/** Timeout for tests with hashing and proofs of work, which are slow on purpose. */
export const SLOW_TESTS = { timeout: 60_000 }

/** Location of a new test database at each call: a copy of the seeded one, or an empty one. */
export type FreshLocation = (content: 'seeded' | 'empty') => Promise<DatabaseLocation>

/** Runs the same tests on PGlite and on a real PostgreSQL; prints a note when the machine has none. */
export function onEachDatabase(title: string, tests: (fresh: FreshLocation) => void): void {
  describe(`${title} · PGlite`, SLOW_TESTS, () => {
    tests(freshPglite)
  })
  onPostgres(title, tests)
}

/** Runs tests that need a real PostgreSQL, because two processes share it. */
export function onPostgres(title: string, tests: (fresh: FreshLocation) => void): void {
  const server = inject('postgres')
  if (!server) {
    console.warn(
      `Skipped "${title} · PostgreSQL": no PostgreSQL in /usr/lib/postgresql (apt-get install postgresql).`,
    )
  }
  describe.skipIf(!server)(`${title} · PostgreSQL`, SLOW_TESTS, () => {
    tests(freshPostgres)
  })
}

let seededFiles: Blob | undefined

/** Embedded database in memory. */
export const freshPglite: FreshLocation = async (content) => {
  if (content === 'empty') return {}
  seededFiles ??= new BytesBlob(readFileSync(inject('seededFiles')))
  return { copyOf: seededFiles }
}

const freshPostgres: FreshLocation = async (content) => {
  const server = inject('postgres') ?? ''
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await statementOn(server, `create database ${name} template ${content === 'seeded' ? SEEDED : 'template0'}`)
  const url = new URL(server)
  url.pathname = name
  return { url: url.href }
}

/** Real PostgreSQL where the machine has one, as it takes a third of the time; else PGlite. */
export const freshFastest: FreshLocation = (content) =>
  inject('postgres') ? freshPostgres(content) : freshPglite(content)

/** Runs long tests, such as days of a member's life, on one database, whose rules shorter tests see on each. */
export function onFastestDatabase(title: string, tests: (fresh: FreshLocation) => void): void {
  describe(`${title} · one database`, SLOW_TESTS, () => {
    tests(freshFastest)
  })
}
