import { Pool, types } from 'pg'

import { type Database, type Db, type SqlValue, statement } from './database.ts'
import { type Connection, refuseOutsideHandle, retryOnConflict, withinTransaction } from './queries.ts'
import { DATE, INT8 } from './typeIds.ts'

/** Maximum connections of one process; several processes share one server, whose default is 100. */
const POOL_SIZE = 12

/**
 * PostgreSQL server shared by any number of sandbox processes.
 * @param url - a `postgres://` connection string
 */
export function openPostgres(url: string): Database {
  const pool = new Pool({ connectionString: url, max: POOL_SIZE, types: { getTypeParser } })
  // An idle connection may break when the server stops; without a listener Node would end the process.
  pool.on('error', () => undefined)

  const onConnection = async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      return await work({
        query: async (text, values) => {
          const result = await client.query<Record<string, unknown>>(text, [...values])
          return { rows: result.rows, affected: result.rowCount ?? 0 }
        },
        script: async (text) => {
          await client.query(text)
        },
      })
    } catch (error) {
      if (error instanceof Error && /terminat|ECONNRESET/.test(error.message)) broken = error
      throw error
    } finally {
      client.release(broken)
    }
  }
  const run = async (strings: TemplateStringsArray, values: SqlValue[]) => {
    refuseOutsideHandle()
    const { text, values: encoded } = statement(strings, values)
    return pool.query<Record<string, unknown>>(text, [...encoded])
  }
  const transaction = async <T>(work: (tx: Db) => Promise<T>) => {
    refuseOutsideHandle()
    return retryOnConflict(() => onConnection((connection) => withinTransaction(connection, work)))
  }
  return {
    kind: 'postgres',
    rows: async <Row>(strings: TemplateStringsArray, ...values: SqlValue[]) =>
      (await run(strings, values)).rows as Row[],
    row: async <Row>(strings: TemplateStringsArray, ...values: SqlValue[]) =>
      (await run(strings, values)).rows[0] as Row | undefined,
    run: async (strings, ...values) => (await run(strings, values)).rowCount ?? 0,
    transaction,
    script: async (text) => {
      await pool.query(text)
    },
    exclusively: (lock, work) =>
      retryOnConflict(() =>
        onConnection((connection) =>
          withinTransaction(connection, async (tx) => {
            await tx.run`select pg_advisory_xact_lock(${lock})`
            return work({ ...tx, script: connection.script })
          }),
        ),
      ),
    close: () => pool.end(),
  }
}

/** Parsers for the types that the two drivers would read differently. */
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === INT8) return BigInt
  if (oid === DATE) return String
  return types.getTypeParser(oid, format as 'text')
}
