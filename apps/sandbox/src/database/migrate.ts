import { readdir, readFile } from 'node:fs/promises'

import type { Database } from './database.ts'

/** Folder of `0001_name.sql` files, applied in order of their names, each once. */
export interface MigrationFolder {
  /** Module that owns the tables; part of the migration's identity. */
  readonly module: string
  readonly folder: URL
}

/** Lock number, the same in every process: two sandboxes that start at once migrate one after the other. */
const MIGRATION_LOCK = 7_000_001

/** Applies all pending migrations in one transaction under an advisory lock. */
export async function migrate(database: Database, folders: readonly MigrationFolder[]): Promise<void> {
  await database.exclusively(MIGRATION_LOCK, async (tx) => {
    await tx.script(
      'create table if not exists sandbox_migration (id text primary key, applied_at timestamptz not null default now())',
    )
    const applied = new Set(
      (await tx.rows<{ id: string }>`select id from sandbox_migration`).map((row) => row.id),
    )
    for (const { module, folder } of folders) {
      const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
      for (const file of files) {
        const id = `${module}/${file}`
        if (applied.has(id)) continue
        await tx.script(await readFile(new URL(file, folder), 'utf8'))
        await tx.run`insert into sandbox_migration (id) values (${id})`
      }
    }
  })
}
