import type { Connection } from 'pg'
import { describe, expect, test, vi } from 'vitest'

import { statement } from './database.ts'
import { PreparedQuery, type TextAnswer } from './preparedQuery.ts'
import { INT8 } from './typeIds.ts'

/** Connection that notes what it is asked to send. */
function connectionWithNotes() {
  const sent: string[] = []
  const noting = (name: string) => () => void sent.push(name)
  const connection = {
    stream: { cork: vi.fn<() => void>(), uncork: vi.fn<() => void>() },
    close: noting('close'),
    parse: noting('parse'),
    describe: noting('describe'),
    bind: ({ values }: { values: unknown }) => void sent.push(`bind ${JSON.stringify(values)}`),
    execute: noting('execute'),
    sync: noting('sync'),
  }
  return { connection: connection as unknown as Connection, sent: () => sent.splice(0) }
}

const wanted = (id: bigint) => sql`select id, name from thing where id = ${id}`
const sql = (strings: TemplateStringsArray, ...values: bigint[]) => statement(strings, values)

const FIELDS = [
  { name: 'id', dataTypeID: INT8 },
  { name: 'name', dataTypeID: 25 },
]

const ASK_COLUMNS = ['close', 'parse', 'describe']

/** Sends a statement, and has the server answer it. */
function ask(connection: Connection, id: bigint, answer: (query: PreparedQuery) => void) {
  const settle = vi.fn<(error: Error | undefined, answer: TextAnswer) => void>()
  const query = new PreparedQuery(wanted(id), settle)
  query.submit(connection)
  answer(query)
  return settle
}

const describeColumns = (query: PreparedQuery) => query.handleRowDescription({ fields: FIELDS })
const giveRow = (query: PreparedQuery) => {
  query.handleDataRow({ fields: ['1', null] })
  query.handleCommandComplete({ text: 'SELECT 1' })
  query.handleReadyForQuery()
}

describe('a prepared query', () => {
  test('asks a connection for its columns once, and knows them afterwards', () => {
    const { connection, sent } = connectionWithNotes()
    const first = ask(connection, 1n, (query) => {
      describeColumns(query)
      giveRow(query)
    })
    expect(sent()).toEqual([...ASK_COLUMNS, 'bind ["1"]', 'execute', 'sync'])
    const second = ask(connection, 2n, giveRow)
    expect(sent()).toEqual(['bind ["2"]', 'execute', 'sync'])
    for (const settle of [first, second]) {
      expect(settle).toHaveBeenCalledExactlyOnceWith(
        undefined,
        expect.objectContaining({ rows: [['1', null]], affected: 1 }),
      )
      expect(settle.mock.lastCall?.[1].columns.map(({ name, parse }) => [name, parse('1')])).toEqual([
        ['id', 1n],
        ['name', '1'],
      ])
    }
  })

  test('asks each connection', () => {
    for (const { connection, sent } of [connectionWithNotes(), connectionWithNotes()]) {
      ask(connection, 1n, giveRow)
      expect(sent()).toContain('describe')
    }
  })

  test.each([
    ['of its first attempt, in which the server may have prepared it', false],
    ['of a later one, as its tables may have changed', true],
  ])('asks again after a failure %s', (_when, isKnown) => {
    const { connection, sent } = connectionWithNotes()
    if (isKnown) ask(connection, 1n, giveRow)
    const failure = new Error('broken')
    const failed = ask(connection, 1n, (query) => query.handleError(failure))
    expect(failed).toHaveBeenCalledExactlyOnceWith(failure, expect.anything())
    sent()
    ask(connection, 1n, giveRow)
    expect(sent().slice(0, 3)).toEqual(ASK_COLUMNS)
  })

  test.each([
    ['UPDATE 3', 3],
    ['INSERT 0 2', 2],
    ['CREATE TABLE', 0],
    ['BEGIN', 0],
  ])('%s has changed %i rows', (text, affected) => {
    const settle = ask(connectionWithNotes().connection, 1n, (query) => {
      query.handleCommandComplete({ text })
      query.handleReadyForQuery()
    })
    expect(settle).toHaveBeenCalledExactlyOnceWith(undefined, expect.objectContaining({ affected }))
  })
})
