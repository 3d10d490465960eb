import type { Connection, FieldDef, Submittable } from 'pg'

import type { Statement } from './database.ts'
import { parserOf, type TypeParser } from './typeParsers.ts'

/** Column of a statement's rows. */
interface Column {
  readonly name: string
  readonly parse: TypeParser
}

/** Server's answer to a statement, its values still as text. */
export interface TextAnswer {
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly (string | null)[])[]
  readonly affected: number
}

/** Columns of the statements that a connection has prepared, by their names. */
const prepared = new WeakMap<Connection, Map<string, readonly Column[]>>()

function preparedOn(connection: Connection): Map<string, readonly Column[]> {
  const known = prepared.get(connection) ?? new Map<string, readonly Column[]>()
  prepared.set(connection, known)
  return known
}

/**
 * Statement that a connection prepares once and is told the columns of once. The driver's own query asks for them each
 * time, and reading twenty of them takes as long as all the rest of a look-up by key.
 *
 * Query class beside the driver's own, as its cursors are: the client calls its methods with the server's messages.
 */
export class PreparedQuery implements Submittable {
  readonly #statement: Statement
  readonly #settle: (error: Error | undefined, answer: TextAnswer) => void
  #known: Map<string, readonly Column[]> | undefined
  #columns: readonly Column[] = []
  readonly #rows: (string | null)[][] = []
  #affected = 0

  /** @param settle - is called once, with an error where the server or the connection has failed */
  constructor(wanted: Statement, settle: (error: Error | undefined, answer: TextAnswer) => void) {
    this.#statement = wanted
    this.#settle = settle
  }

  /** Sends the statement, in one write. */
  submit(connection: Connection): void {
    const { name, text, values } = this.#statement
    this.#known = preparedOn(connection)
    const columns = this.#known.get(name)
    connection.stream.cork()
    try {
      if (columns) this.#columns = columns
      else {
        // An attempt that failed may have prepared it already. To close what is not there is no error.
        connection.close({ type: 'S', name }, true)
        connection.parse({ name, text, types: [] }, true)
        connection.describe({ type: 'S', name }, true)
      }
      connection.bind({ statement: name, values: values.map(textOf) }, true)
      connection.execute(null, true)
      connection.sync()
    } finally {
      connection.stream.uncork()
    }
  }

  handleRowDescription({
    fields,
  }: {
    readonly fields: readonly Pick<FieldDef, 'name' | 'dataTypeID'>[]
  }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }))
  }

  handleDataRow({ fields }: { readonly fields: (string | null)[] }): void {
    this.#rows.push(fields)
  }

  /** @param message - its text is a command's name, and mostly the number of rows: `UPDATE 3`, `INSERT 0 1` */
  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#known?.set(this.#statement.name, this.#columns)
    this.#affected = Number(text.slice(text.lastIndexOf(' ') + 1)) || 0
  }

  handleReadyForQuery(): void {
    this.#settle(undefined, this.#answer)
  }

  /** Forgets the columns: a statement may have failed because another process has changed its tables. */
  handleError(error: Error): void {
    this.#known?.delete(this.#statement.name)
    this.#settle(error, this.#answer)
  }

  get #answer(): TextAnswer {
    return { columns: this.#columns, rows: this.#rows, affected: this.#affected }
  }
}

/** Value of a statement as the server reads it. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.map(elementOf).join(',')}}`
  return String(value)
}

/** Signs that end a quoted element, or hide its next sign. */
const SIGNS = /["\\]/g

/** Element of a list: a text in the quotes that allow every sign, a number as it is. */
function elementOf(value: unknown): string {
  const text = String(value)
  if (typeof value !== 'string') return text
  const hasSigns = text.includes('"') || text.includes('\\')
  return `"${hasSigns ? text.replaceAll(SIGNS, String.raw`\$&`) : text}"`
}
