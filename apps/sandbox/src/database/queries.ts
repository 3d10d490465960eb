import { AsyncLocalStorage } from 'node:async_hooks'

import type { Db, SqlValue } from './database.ts'
import { statement } from './database.ts'

/** One connection as a driver gives it. */
export interface Connection {
  query(text: string, values: readonly unknown[]): Promise<{ rows: unknown[]; affected: number }>
  script(text: string): Promise<void>
}

/** How often a transaction that lost to another is tried again. */
const ATTEMPTS = 5

/** serialization_failure and deadlock_detected: the two errors PostgreSQL tells clients to retry. */
const LOST_TO_ANOTHER: ReadonlySet<string> = new Set(['40001', '40P01'])

const inTransaction = new AsyncLocalStorage<true>()

/** Whether the running work already is inside a transaction of its own making. */
export function refuseOutsideHandle(): void {
  if (inTransaction.getStore()) {
    throw new Error(
      'A transaction is open here: use its `tx`, the outer database handle would wait for it for ever.',
    )
  }
}

/** Statements on one connection that is inside a transaction; nested transactions are savepoints. */
export function transactionQueries(connection: Connection, depth = 0): Db {
  const run = async (strings: TemplateStringsArray, values: SqlValue[]) => {
    const { text, values: encoded } = statement(strings, values)
    return connection.query(text, encoded)
  }
  return {
    rows: async <Row>(strings: TemplateStringsArray, ...values: SqlValue[]) =>
      (await run(strings, values)).rows as Row[],
    row: async <Row>(strings: TemplateStringsArray, ...values: SqlValue[]) =>
      (await run(strings, values)).rows[0] as Row | undefined,
    run: async (strings, ...values) => (await run(strings, values)).affected,
    transaction: async (work) => {
      const savepoint = `level_${depth + 1}`
      await connection.script(`savepoint ${savepoint}`)
      try {
        const value = await work(transactionQueries(connection, depth + 1))
        await connection.script(`release savepoint ${savepoint}`)
        return value
      } catch (error) {
        await connection.script(`rollback to savepoint ${savepoint}`)
        throw error
      }
    },
  }
}

/** Runs `begin` … `commit` around work on a connection. */
export async function withinTransaction<T>(connection: Connection, work: (tx: Db) => Promise<T>): Promise<T> {
  await connection.script('begin')
  try {
    const value = await inTransaction.run(true, () => work(transactionQueries(connection)))
    await connection.script('commit')
    return value
  } catch (error) {
    await connection.script('rollback')
    throw error
  }
}

/** Tries again what lost to another transaction. */
export async function retryingLosers<T>(attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (count >= ATTEMPTS || !LOST_TO_ANOTHER.has(sqlState(error) ?? '')) throw error
    }
  }
}

/** PostgreSQL's five-character error code, when the error carries one. */
export function sqlState(error: unknown): string | undefined {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return undefined
}
