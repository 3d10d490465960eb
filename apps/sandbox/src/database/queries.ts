import { AsyncLocalStorage } from 'node:async_hooks'

import { type Db, type SqlValue, type Statement, statement } from './database.ts'
import { sqlState } from './sqlState.ts'
import { databaseUnavailable } from './unavailable.ts'

/** Rows of a statement, and how many it has changed. */
export interface Answered {
  readonly rows: unknown[]
  readonly affected: number
}

/** Connection of a driver. */
export interface Connection {
  query(statement: Statement): Promise<Answered>
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
  const run = (strings: TemplateStringsArray, values: SqlValue[]) =>
    connection.query(statement(strings, values))
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

/**
 * Connection that refuses a statement while another is on its way. PostgreSQL runs them one after the other anyway,
 * and its driver is about to refuse them itself.
 */
function oneAtATime(connection: Connection): Connection {
  let isBusy = false
  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isBusy) throw new Error('A transaction runs one statement at a time: await them one after the other.')
    isBusy = true
    try {
      return await work()
    } finally {
      isBusy = false
    }
  }
  return {
    query: (wanted) => alone(() => connection.query(wanted)),
    script: (text) => alone(() => connection.script(text)),
  }
}

/** Error of a commit whose answer was lost: the work may have been done. */
export class CommitUnknown extends Error {
  constructor(cause: unknown) {
    super('The connection ended while a transaction was committed.', { cause })
    this.name = 'CommitUnknown'
  }
}

/**
 * Runs `begin` … `commit` around work on a connection.
 * @throws CommitUnknown when the server went away during the commit itself
 */
export async function withinTransaction<T>(connection: Connection, work: (tx: Db) => Promise<T>): Promise<T> {
  await connection.script('begin')
  let value: T
  try {
    value = await inTransaction.run(true, () => work(transactionQueries(oneAtATime(connection))))
  } catch (error) {
    await rollBack(connection)
    throw error
  }
  try {
    await connection.script('commit')
    return value
  } catch (error) {
    await rollBack(connection)
    // A refusal of the statement, such as a violated constraint, means that nothing was committed.
    throw databaseUnavailable(error) ? new CommitUnknown(error) : error
  }
}

/** Undoes a transaction. On a connection that has ended the server has done so already. */
async function rollBack(connection: Connection): Promise<void> {
  await connection.script('rollback').catch(() => undefined)
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
