import { availableParallelism } from 'node:os'

import { type PoolClient, Pool } from 'pg'

import { type Database, type Db, type SqlValue, type Statement, statement } from './database.ts'
import { PreparedQuery, type TextAnswer } from './preparedQuery.ts'
import {
  CommitUnknown,
  type Answered,
  type Connection,
  refuseOutsideHandle,
  retryOnConflict,
  withinTransaction,
} from './queries.ts'
import { databaseUnavailable, retryWhileAway } from './unavailable.ts'

/**
 * Connections of one process: twice its cores and one more, PostgreSQL's own advice. With more of them every statement
 * takes longer, and a call of many statements waits between all of them behind calls that came later. Several processes
 * share one server, whose default is 100.
 */
const POOL_SIZE = Math.min(12, 2 * availableParallelism() + 1)

/** Time in ms after which a call without a connection gives up, so that it can be answered with 503. */
const CONNECT_MS = 5000

/** Error of a connection that could not be had: nothing was sent on it. */
class NotConnected extends Error {
  constructor(cause: unknown) {
    super('No connection to the database.', { cause })
    this.name = 'NotConnected'
  }
}

/**
 * PostgreSQL server shared by any number of sandbox processes. While the server is away, work is tried again
 * for about two seconds where no attempt can have changed anything; after that its error is thrown, and the
 * pool connects again with the next call.
 * @param url - a `postgres://` connection string
 */
export function openPostgres(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_MS,
    // A connection stays: a timer for each statement would cost more than the few that an idle process keeps.
    idleTimeoutMillis: 0,
  })
  // A connection may break when the server stops; without a listener Node would end the process. The pool
  // listens to idle connections, the second listener to those in use between two statements.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))

  const connect = async (): Promise<PoolClient> => {
    try {
      return await pool.connect()
    } catch (error) {
      throw databaseUnavailable(error) ? new NotConnected(error) : error
    }
  }
  const onConnection = async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
    const client = await connect()
    let broken: Error | undefined
    try {
      return await work({
        query: (wanted) => ask(client, wanted),
        script: async (text) => {
          await client.query(text)
        },
      })
    } catch (error) {
      if (databaseUnavailable(error)) broken = error as Error
      throw error
    } finally {
      client.release(broken)
    }
  }
  const run = async (strings: TemplateStringsArray, values: SqlValue[]) => {
    refuseOutsideHandle()
    const wanted = statement(strings, values)
    return unwrapped(() =>
      retryWhileAway(
        // A statement is a transaction of its own.
        () => retryOnConflict(() => onConnection((connection) => connection.query(wanted))),
        // A statement that writes may have been committed before its connection ended.
        (error) => wanted.reads || error instanceof NotConnected,
      ),
    )
  }
  const atomically = async <T>(work: (connection: Connection) => Promise<T>) => {
    refuseOutsideHandle()
    return unwrapped(() =>
      retryWhileAway(
        () => retryOnConflict(() => onConnection(work)),
        (error) => !(error instanceof CommitUnknown),
      ),
    )
  }
  const transaction = <T>(work: (tx: Db) => Promise<T>) =>
    atomically((connection) => withinTransaction(connection, work))
  return {
    kind: 'postgres',
    rows: async <Row>(strings: TemplateStringsArray, ...values: SqlValue[]) =>
      (await run(strings, values)).rows as Row[],
    row: async <Row>(strings: TemplateStringsArray, ...values: SqlValue[]) =>
      (await run(strings, values)).rows[0] as Row | undefined,
    run: async (strings, ...values) => (await run(strings, values)).affected,
    transaction,
    script: (text) => onConnection((connection) => connection.script(text)),
    exclusively: (lock, work) =>
      atomically((connection) =>
        withinTransaction(connection, async (tx) => {
          await tx.run`select pg_advisory_xact_lock(${lock})`
          return work({ ...tx, script: connection.script })
        }),
      ),
    close: () => pool.end(),
  }
}

/** Sends a statement and waits for its rows. */
async function ask(client: PoolClient, wanted: Statement): Promise<Answered> {
  try {
    const { columns, rows, affected } = await new Promise<TextAnswer>((resolve, reject) => {
      client.query(new PreparedQuery(wanted, (error, answer) => (error ? reject(error) : resolve(answer))))
    })
    return { rows: rows.map((row) => rowOf(columns, row)), affected }
  } catch (error) {
    // The driver's own trace leads to its socket, this one to whoever asked.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}

/** Row of an answer, with its values parsed. */
function rowOf(columns: TextAnswer['columns'], texts: TextAnswer['rows'][number]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  columns.forEach(({ name, parse }, index) => {
    const text = texts[index] ?? null
    row[name] = text === null ? null : parse(text)
  })
  return row
}

/** Throws the driver's own error, which says why there was no connection. */
async function unwrapped<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof NotConnected || error instanceof CommitUnknown ? error.cause : error
  }
}
