import type { Database } from './database.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

export { json, type Database, type Db } from './database.ts'
export { migrate } from './migrate.ts'
export { sqlState } from './sqlState.ts'
export { databaseUnavailable } from './unavailable.ts'

/** Location of the sandbox's data. */
export interface DatabaseLocation {
  /** URL of a PostgreSQL server, shared by any number of processes. */
  readonly url?: string | undefined
  /** Folder of the embedded database; without it and without a URL the data is kept in memory. */
  readonly folder?: string | undefined
  /** Tar of such a folder: the embedded database starts with a copy of it, in memory. */
  readonly copyOf?: Blob | undefined
}

/** Opens PostgreSQL if a URL is given, the embedded PGlite otherwise. */
export async function openDatabase(location: DatabaseLocation = {}): Promise<Database> {
  return location.url ? openPostgres(location.url) : openPglite(location.folder, location.copyOf)
}
