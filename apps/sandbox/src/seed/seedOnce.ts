import type { Db } from '../database/index.ts'
import type { Services } from '../operations.ts'

/** Lock number, the same in every process: of several that start at once only one seeds. */
const SEED_LOCK = 7_000_002

/** Seeds a new database; a seeded one is unchanged. */
export async function seedOnce(services: Services): Promise<void> {
  await services.db.exclusively(SEED_LOCK, async (tx) => {
    const claimed =
      await tx.run`insert into seeded (at) values (${services.clock.now()}) on conflict do nothing`
    if (claimed > 0) await seedAll(tx, services)
  })
}

/** Empties every table and seeds again, as on a first start. */
export async function reset(services: Services): Promise<void> {
  services.clock.reset()
  await services.db.exclusively(SEED_LOCK, async (tx) => {
    const tables = await tx.rows<{ name: string }>`
      select quote_ident(tablename) as name from pg_tables
      where schemaname = current_schema() and tablename <> 'sandbox_migration'`
    await tx.script(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity`)
    await tx.run`insert into seeded (at) values (${services.clock.now()})`
    await seedAll(tx, services)
  })
}

async function seedAll(tx: Db, services: Services): Promise<void> {
  for (const module of services.modules) await module.seed?.(tx, services)
}
