import { PGlite } from '@electric-sql/pglite'

import type { Database, Db, SqlValue } from './database.ts'
import { statement } from './database.ts'
import { keepCluster, keptCluster } from './emptyCluster.ts'
import type { Connection } from './queries.ts'
import { refuseOutsideHandle, withinTransaction } from './queries.ts'
import { INT8, DATE } from './typeIds.ts'

/**
 * The embedded database: one connection, so that a transaction has it to itself and everybody else waits.
 *
 * @param folder - where to keep the data; without it everything is in memory and gone with the process
 * @param copyOf - a tar of such a folder, to begin with in memory
 */
export async function openPglite(folder?: string, copyOf?: Blob): Promise<Database> {
  const kept = folder ? undefined : (copyOf ?? (await keptCluster()))
  const engine = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(kept ? { loadDataDir: kept } : {}),
    parsers: { [INT8]: (value: string) => BigInt(value), [DATE]: (value: string) => value },
  })
  // A cache that cannot be written (a read-only checkout) costs the next start its seconds, nothing else.
  if (!folder && !kept) await keepCluster(engine).catch(() => undefined)
  const connection: Connection = {
    query: async (text, values) => {
      const result = await engine.query(text, [...values])
      return { rows: result.rows, affected: result.affectedRows ?? 0 }
    },
    script: async (text) => {
      await engine.exec(text)
    },
  }
  let tail: Promise<unknown> = Promise.resolve()
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    refuseOutsideHandle()
    const turn = tail.then(work)
    tail = turn.catch(() => undefined)
    return turn
  }
  const run = (strings: TemplateStringsArray, values: SqlValue[]) => {
    const { text, values: encoded } = statement(strings, values)
    return alone(() => connection.query(text, encoded))
  }
  const transaction = <T>(work: (tx: Db) => Promise<T>) => alone(() => withinTransaction(connection, work))
  return {
    kind: 'pglite',
    rows: async <Row>(strings: TemplateStringsArray, ...values: SqlValue[]) =>
      (await run(strings, values)).rows as Row[],
    row: async <Row>(strings: TemplateStringsArray, ...values: SqlValue[]) =>
      (await run(strings, values)).rows[0] as Row | undefined,
    run: async (strings, ...values) => (await run(strings, values)).affected,
    transaction,
    script: (text) => alone(() => connection.script(text)),
    exclusively: (_lock, work) => transaction((tx) => work({ ...tx, script: connection.script })),
    close: () => engine.close(),
  }
}
