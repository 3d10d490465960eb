import type { Database, Db } from '../database/index.ts'

/** Counter of what a database is asked, one for each wait: statements, and the begin and end of a transaction. */
interface StatementCount {
  /** Statements since the last call. */
  taken(): number
}

/** Counts from now on every statement on a database, in transactions and outside. */
export function countStatements(db: Database): StatementCount {
  let count = 0
  const counting = (of: Db): Db => ({
    rows: (strings, ...values) => ((count += 1), of.rows(strings, ...values)),
    row: (strings, ...values) => ((count += 1), of.row(strings, ...values)),
    run: (strings, ...values) => ((count += 1), of.run(strings, ...values)),
    transaction: (work) => ((count += 2), of.transaction((tx) => work(counting(tx)))),
  })
  Object.assign(db, counting({ ...db }))
  return {
    taken: () => {
      const before = count
      count = 0
      return before
    },
  }
}
