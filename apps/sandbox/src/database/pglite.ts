import { PGlite } from '@electric-sql/pglite'

import { type Database, type Db, type SqlValue, statement } from './database.ts'
import { cacheCluster, readCachedCluster } from './emptyCluster.ts'
import { claimFolder } from './folderOwner.ts'
import { type Connection, refuseOutsideHandle, withinTransaction } from './queries.ts'
import { INT8, DATE } from './typeIds.ts'

/**
 * Most statements and transactions that wait for the one connection: some seconds of work. Whoever comes after them
 * is refused at once, because a caller who has given up and asks again makes the queue longer than it can ever be
 * worked off.
 */
export const MOST_WAITING = 500

/**
 * Parameters of the engine. By default it reserves 128 MiB for pages and clears them at each start, for half a second
 * of work, where a whole seeded database has 20 MiB.
 */
const START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']
/** The engine fills a new log with zeros, 16 MiB at each start, so that a full disk shows early: not in memory. */
const START_IN_MEMORY = [...START, '-c', 'wal_init_zero=off']

/** Refusal by a queue that is full, under PostgreSQL's own code for too many connections. */
class QueueFull extends Error {
  readonly code = '53300'
  constructor() {
    super('Too many statements wait for the embedded database.')
    this.name = 'QueueFull'
  }
}

/**
 * Embedded database with one connection, so transactions are exclusive and other statements wait.
 * @param folder - folder for the data; without it everything is in memory and lost with the process
 * @param copyOf - a tar of such a folder, to start with in memory
 * @throws Error when another process uses the folder
 */
export async function openPglite(folder?: string, copyOf?: Blob): Promise<Database> {
  const release = folder ? await claimFolder(folder) : undefined
  const kept = folder ? undefined : (copyOf ?? (await readCachedCluster()))
  const engine = await PGlite.create({
    startParams: folder ? START : START_IN_MEMORY,
    ...(folder ? { dataDir: folder } : {}),
    ...(kept ? { loadDataDir: kept } : {}),
    parsers: { [INT8]: (value: string) => BigInt(value), [DATE]: (value: string) => value },
  })
  // Errors are ignored: in a read-only checkout the next start only takes seconds longer.
  if (!folder && !kept) await cacheCluster(engine).catch(() => undefined)
  const connection: Connection = {
    query: async ({ text, values }) => {
      const result = await engine.query(text, [...values])
      return { rows: result.rows, affected: result.affectedRows ?? 0 }
    },
    script: async (text) => {
      await engine.exec(text)
    },
  }
  let tail: Promise<unknown> = Promise.resolve()
  let waiting = 0
  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    refuseOutsideHandle()
    if (waiting >= MOST_WAITING) throw new QueueFull()
    waiting += 1
    const turn = tail.then(work).finally(() => (waiting -= 1))
    tail = turn.catch(() => undefined)
    return turn
  }
  const run = (strings: TemplateStringsArray, values: SqlValue[]) => {
    const wanted = statement(strings, values)
    return alone(() => connection.query(wanted))
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
    close: async () => {
      await engine.close()
      await release?.()
    },
  }
}
