import type { Database } from './database.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

export { json, type Database, type Db, type JsonValue, type SqlValue } from './database.ts'
export { migrate, type MigrationFolder } from './migrate.ts'
export { sqlState } from './queries.ts'

/** Where the sandbox keeps its data. */
export interface DatabaseLocation {
  /** A PostgreSQL server, shared by any number of processes. */
  readonly url?: string | undefined
  /** A folder for the embedded database; without it and without a URL it lives in memory. */
  readonly folder?: string | undefined
  /** A tar of such a folder: the embedded database begins with a copy of it, in memory. */
  readonly copyOf?: Blob | undefined
}

/** Opens PostgreSQL when a URL is given, the embedded PGlite otherwise. */
export async function openDatabase(location: DatabaseLocation = {}): Promise<Database> {
  return location.url ? openPostgres(location.url) : openPglite(location.folder, location.copyOf)
}
