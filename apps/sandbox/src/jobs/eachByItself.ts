import { databaseUnavailable, type Db } from '../database/index.ts'

/** Row whose work failed and left nothing behind. */
export interface FailedRow<Row> {
  readonly row: Row
  readonly error: unknown
}

/**
 * Does the same work on rows, each in a transaction of its own (a savepoint within another one), so that a row that
 * fails holds up no other.
 * @returns rows that failed, for the caller to report
 * @throws the error of a database that is away, for which no row is to blame
 */
export async function eachByItself<Row>(
  db: Db,
  rows: readonly Row[],
  work: (tx: Db, row: Row) => Promise<unknown>,
): Promise<FailedRow<Row>[]> {
  const failed: FailedRow<Row>[] = []
  for (const row of rows) {
    try {
      await db.transaction((tx) => work(tx, row))
    } catch (error) {
      if (databaseUnavailable(error)) throw error
      failed.push({ row, error })
    }
  }
  return failed
}
