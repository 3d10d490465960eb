import { afterAll, beforeAll, describe } from 'vitest'

import type { DatabaseLocation } from '../database/index.ts'
import { postgresFolder, startPostgres, type TemporaryPostgres } from './postgres.ts'

/** Hashing and proofs of work are slow on purpose; on a busy machine a test of ten log-ins needs its seconds. */
export const PATIENCE = { timeout: 60_000 }

/** Where a test's database is; empty each time it is asked. */
export type FreshLocation = () => Promise<DatabaseLocation>

/** Runs the same tests on PGlite and on a real PostgreSQL; says so when the machine has none. */
export function onEachDatabase(title: string, tests: (fresh: FreshLocation) => void): void {
  describe(`${title} · PGlite`, PATIENCE, () => {
    tests(async () => ({}))
  })
  onPostgres(title, tests)
}

/** Runs tests that need a real PostgreSQL, where two processes can meet. */
export function onPostgres(title: string, tests: (fresh: FreshLocation) => void): void {
  const programs = postgresFolder()
  if (!programs) {
    console.warn(
      `Skipped "${title} · PostgreSQL": no PostgreSQL in /usr/lib/postgresql (apt-get install postgresql).`,
    )
  }
  describe.skipIf(!programs)(`${title} · PostgreSQL`, PATIENCE, () => {
    let server: TemporaryPostgres | undefined
    beforeAll(async () => {
      server = await startPostgres(programs ?? '')
    }, PATIENCE.timeout)
    afterAll(() => server?.stop())
    tests(async () => {
      if (!server) throw new Error('PostgreSQL has not started.')
      return { url: await server.freshUrl() }
    })
  })
}
