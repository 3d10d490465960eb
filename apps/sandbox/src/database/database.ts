/** A value that may stand in a statement. Objects for jsonb columns go through {@link json}. */
export type SqlValue =
  | string
  | number
  | bigint
  | boolean
  | Date
  | null
  | readonly string[]
  | readonly bigint[]
  | JsonValue

/** A statement's text with `$1…` and its values; only a tagged template makes one, so no value is ever spliced in. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/**
 * Marks a value to be stored as jsonb.
 *
 * Drivers disagree on arrays (one sends a PostgreSQL array, the other JSON), so that the intent is said here.
 */
export interface JsonValue {
  readonly json: unknown
}

/** Wraps a value for a `jsonb` column. */
export const json = (value: unknown): JsonValue => ({ json: value })

/**
 * What a handler may do with the database, inside a transaction or not.
 *
 * Types come back alike from PGlite and PostgreSQL: `bigint` columns as bigint, `numeric` as string, `timestamptz`
 * as Date, `date` as `YYYY-MM-DD`, `jsonb` as its value.
 */
export interface Db {
  /** All rows of a statement. */
  rows<Row>(strings: TemplateStringsArray, ...values: SqlValue[]): Promise<Row[]>
  /** The first row of a statement, if any. */
  row<Row>(strings: TemplateStringsArray, ...values: SqlValue[]): Promise<Row | undefined>
  /** Runs a statement and answers how many rows it touched. */
  run(strings: TemplateStringsArray, ...values: SqlValue[]): Promise<number>
  /**
   * Runs `work` all or nothing. Within a transaction this is a savepoint. At the top, work that loses to another
   * transaction (deadlock, serialisation) is run again up to five times, so it must have no effects outside `tx`.
   *
   * Inside `work` use `tx` only: a statement sent to the outer handle would wait for the very transaction it is in,
   * and is refused instead.
   */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>
}

/** The database of one sandbox process. */
export interface Database extends Db {
  readonly kind: 'pglite' | 'postgres'
  /** Runs a script of several statements without values (migrations). */
  script(text: string): Promise<void>
  /**
   * Runs `work` on one connection while no other process holds the same lock, in a transaction.
   *
   * @param lock - any 32-bit number, the same in every process
   */
  exclusively<T>(
    lock: number,
    work: (tx: Db & { script(text: string): Promise<void> }) => Promise<T>,
  ): Promise<T>
  close(): Promise<void>
}

/** Turns a tagged template into a statement. */
export function statement(strings: TemplateStringsArray, values: readonly SqlValue[]): Statement {
  let text = strings[0] ?? ''
  for (let index = 0; index < values.length; index += 1) text += `$${index + 1}${strings[index + 1] ?? ''}`
  return { text, values: values.map(encode) }
}

function encode(value: SqlValue): unknown {
  if (typeof value === 'bigint') return value.toString()
  if (Array.isArray(value))
    return value.map((item: unknown) => (typeof item === 'bigint' ? item.toString() : item))
  if (value !== null && typeof value === 'object' && 'json' in value) return JSON.stringify(value.json)
  return value
}
