/** Value allowed in a statement. Objects for jsonb columns go through {@link json}. */
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

/**
 * Statement text with `$1…` and its values; only a tagged template makes one, so values are never spliced
 * into the text.
 */
export interface Statement {
  /** Name under which a server parses and plans it once a connection. */
  readonly name: string
  readonly text: string
  /** True for a statement that changes nothing, so that it may be sent again. */
  readonly reads: boolean
  readonly values: readonly unknown[]
}

/**
 * Value to be stored as jsonb.
 * Drivers disagree on arrays (one sends a PostgreSQL array, the other JSON), so the intent is marked
 * explicitly.
 */
export interface JsonValue {
  readonly json: unknown
}

/** Marks a value for a `jsonb` column. */
export const json = (value: unknown): JsonValue => ({ json: value })

/**
 * Database access of a handler, inside a transaction or not.
 * PGlite and PostgreSQL return the same types: `bigint` columns as bigint, `numeric` as string,
 * `timestamptz` as Date, `date` as `YYYY-MM-DD`, `jsonb` as its value.
 */
export interface Db {
  /** Returns all rows of a statement. */
  rows<Row>(strings: TemplateStringsArray, ...values: SqlValue[]): Promise<Row[]>
  /** Returns the first row of a statement, if any. */
  row<Row>(strings: TemplateStringsArray, ...values: SqlValue[]): Promise<Row | undefined>
  /**
   * Runs a statement.
   * @returns number of affected rows
   */
  run(strings: TemplateStringsArray, ...values: SqlValue[]): Promise<number>
  /**
   * Runs `work` atomically. Within a transaction this is a savepoint. At the top level, work that fails
   * because of another transaction (deadlock, serialisation) is retried up to five times, so it must have
   * no effects outside `tx`.
   * Inside `work` use `tx` only: a statement on the outer handle would wait for its own transaction, and is
   * refused instead.
   */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>
}

/** Database of one sandbox process. */
export interface Database extends Db {
  readonly kind: 'pglite' | 'postgres'
  /** Runs a script of several statements without values, for migrations. */
  script(text: string): Promise<void>
  /**
   * Runs `work` on one connection while no other process holds the same lock, in a transaction. Like
   * `transaction` it tries again after a conflict.
   * @param lock - any 32-bit number, the same in every process
   */
  exclusively<T>(
    lock: number,
    work: (tx: Db & { script(text: string): Promise<void> }) => Promise<T>,
  ): Promise<T>
  close(): Promise<void>
}

const templates = new WeakMap<TemplateStringsArray, Pick<Statement, 'name' | 'text' | 'reads'>>()
let named = 0

/** Builds a statement from a tagged template, whose text and name are made once: a template is one object. */
export function statement(strings: TemplateStringsArray, values: readonly SqlValue[]): Statement {
  let template = templates.get(strings)
  if (!template) {
    const text = strings.reduce((before, part, index) => `${before}$${index}${part}`)
    named += 1
    template = { name: `s${named}`, text, reads: /^\s*select\b/i.test(text) }
    templates.set(strings, template)
  }
  return { ...template, values: values.map(encode) }
}

function encode(value: SqlValue): unknown {
  if (typeof value === 'bigint') return value.toString()
  if (Array.isArray(value))
    return value.map((item: unknown) => (typeof item === 'bigint' ? item.toString() : item))
  if (value !== null && typeof value === 'object' && 'json' in value) return JSON.stringify(value.json)
  return value
}
