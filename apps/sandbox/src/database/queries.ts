import { AsyncLocalStorage } from 'node:async_hooks'

import { type Db, type SqlValue, statement } from './database.ts'

/** Connection of a driver. */
export interface Connection {
  query(text: string, values: readonly unknown[]): Promise<{ rows: unknown[]; affected: number }>
  script(text: string): Promise<void>
}

/** Maximum attempts of a transaction that fails because of another. */
const ATTEMPTS = 5

/**
 * serialization_failure and deadlock_detected: the errors after which PostgreSQL advises clients to retry.
 */
const RETRYABLE: ReadonlySet<string> = new Set(['40001', '40P01'])

const inTransaction = new AsyncLocalStorage<true>()

/** Refuses statements on the outer handle inside a transaction of the same work. */
export function refuseOutsideHandle(): void {
  if (inTransaction.getStore()) {
    throw new Error(
      'A transaction is open here: use its `tx`, the outer database handle would wait for it forever.',
    )
  }
}

/** Statements on a connection inside a transaction; nested transactions are savepoints. */
function transactionQueries(connection: Connection, depth = 0): Db {
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

/** Retries work that failed because of another transaction. */
export async function retryOnConflict<T>(attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (count >= ATTEMPTS || !RETRYABLE.has(sqlState(error) ?? '')) throw error
    }
  }
}

/** PostgreSQL's five-character error code, if the error has one. */
export function sqlState(error: unknown): string | undefined {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return undefined
}
