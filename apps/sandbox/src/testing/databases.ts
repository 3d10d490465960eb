import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { describe, inject } from 'vitest'

import type { DatabaseLocation } from '../database/index.ts'
import { statementOn } from './postgres.ts'
import { SEEDED } from './seededOnce.ts'

/** Hashing and proofs of work are slow on purpose; on a busy machine a test of ten log-ins needs its seconds. */
export const PATIENCE = { timeout: 60_000 }

/** Where a test's database is, another one each time it is asked: a copy of the seeded one, or an empty one. */
export type FreshLocation = (content: 'seeded' | 'empty') => Promise<DatabaseLocation>

/** Runs the same tests on PGlite and on a real PostgreSQL; says so when the machine has none. */
export function onEachDatabase(title: string, tests: (fresh: FreshLocation) => void): void {
  describe(`${title} · PGlite`, PATIENCE, () => {
    tests(freshPglite)
  })
  onPostgres(title, tests)
}

/** Runs tests that need a real PostgreSQL, where two processes can meet. */
export function onPostgres(title: string, tests: (fresh: FreshLocation) => void): void {
  const server = inject('postgres')
  if (!server) {
    console.warn(
      `Skipped "${title} · PostgreSQL": no PostgreSQL in /usr/lib/postgresql (apt-get install postgresql).`,
    )
  }
  describe.skipIf(!server)(`${title} · PostgreSQL`, PATIENCE, () => {
    tests(freshPostgres)
  })
}

/** An embedded database in memory. */
export const freshPglite: FreshLocation = async (content) =>
  content === 'seeded' ? { copyOf: new Blob([readFileSync(inject('seededFiles'))]) } : {}

const freshPostgres: FreshLocation = async (content) => {
  const server = inject('postgres') ?? ''
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await statementOn(server, `create database ${name} template ${content === 'seeded' ? SEEDED : 'template0'}`)
  const url = new URL(server)
  url.pathname = name
  return { url: url.href }
}
