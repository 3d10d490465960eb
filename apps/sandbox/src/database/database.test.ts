import { afterAll, beforeAll, expect, test } from 'vitest'

import { onEachDatabase, SLOW_TESTS } from '../testing/databases.ts'
import { type Database, json, migrate, openDatabase, sqlState } from './index.ts'

onEachDatabase('the database', (fresh) => {
  let db: Database
  beforeAll(async () => {
    db = await openDatabase(await fresh('empty'))
    await db.script(
      'create table thing (id bigint primary key, name text, facts jsonb, born date, seen timestamptz)',
    )
  }, SLOW_TESTS.timeout)
  afterAll(() => db.close())

  test('returns the same types from both drivers', async () => {
    const seen = new Date('2026-11-20T09:30:00.123Z')
    await db.run`
      insert into thing values (${9_007_199_254_740_993n}, ${"O'Hara"}, ${json([1, { a: null }])}, ${'1990-04-27'}, ${seen})`
    expect(await db.row`select * from thing`).toEqual({
      id: 9_007_199_254_740_993n,
      name: "O'Hara",
      facts: [1, { a: null }],
      born: '1990-04-27',
      seen,
    })
    expect(
      await db.rows`select name from thing where name = any(${["O'Hara", 'nobody']}::text[])`,
    ).toHaveLength(1)
    expect(await db.row`select array[${1n}, ${-2n}]::bigint[] as some, '{}'::bigint[] as none`).toEqual({
      some: [1n, -2n],
      none: [],
    })
    expect(await db.run`delete from thing where id = any(${[9_007_199_254_740_993n]}::bigint[])`).toBe(1)
  })

  test('transactions and savepoints are atomic', async () => {
    const undone = db.transaction(async (tx) => {
      await tx.run`insert into thing (id) values (1)`
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    await db.transaction(async (tx) => {
      await tx.run`insert into thing (id) values (2)`
      const inner = tx.transaction(async (deeper) => {
        await deeper.run`insert into thing (id) values (3)`
        throw new Error('only this')
      })
      await expect(inner).rejects.toThrow('only this')
    })
    expect(await db.rows`select id from thing`).toEqual([{ id: 2n }])
  })

  test('refuses the outer handle inside a transaction instead of deadlocking', async () => {
    const mistaken = db.transaction(() => db.rows`select 1`)
    await expect(mistaken).rejects.toThrow('use its `tx`')
  })

  test('refuses two statements of one transaction at the same time, whoever would run them in turn', async () => {
    const mistaken = db.transaction((tx) => Promise.all([tx.rows`select 1`, tx.rows`select 2`]))
    await expect(mistaken).rejects.toThrow('one statement at a time')
    expect(await db.rows`select 1 as one`).toEqual([{ one: 1 }])
  })

  test('reports the violated constraint of an insert', async () => {
    await db.run`insert into thing (id) values (10)`
    const again = db.run`insert into thing (id) values (10)`.catch(sqlState)
    expect(await again).toBe('23505')
  })

  test('a statement that failed the first time works the second', async () => {
    const insert = (id: bigint) => db.row`insert into thing (id) values (${id}) returning id`
    await db.run`insert into thing (id) values (20)`
    await expect(insert(20n)).rejects.toThrow('duplicate key')
    expect(await insert(21n)).toEqual({ id: 21n })
    const divide = (by: number) => db.row`select 1 / ${by}::int as share`
    await expect(divide(0)).rejects.toThrow('division by zero')
    expect(await divide(1)).toEqual({ share: 1 })
  })

  test('a statement works on after its table has got another column', async () => {
    await db.script('create table wide (one integer); insert into wide values (1)')
    const read = () => db.row`select * from wide`
    expect(await read()).toEqual({ one: 1 })
    await db.script('alter table wide add column two integer')
    // PostgreSQL refuses the rows of another form once.
    await read().catch(sqlState)
    expect(await read()).toEqual({ one: 1, two: null })
  })

  test('values pass with any signs in them', async () => {
    const names = [String.raw`a"b\c`, 'd,e', '{}', '', 'null', ' ']
    for (const name of names) expect(await db.row`select ${name}::text as name`).toEqual({ name })
    expect(await db.rows`select unnest(${names}::text[]) as name`).toEqual(names.map((name) => ({ name })))
    expect(
      await db.row`select ${true}::boolean as yes, ${false}::boolean as no, ${null}::text as nothing`,
    ).toEqual({
      yes: true,
      no: false,
      nothing: null,
    })
  })

  test('simultaneous starts apply migrations once', async () => {
    const folder = new URL('./migrations/', import.meta.url)
    await Promise.all([1, 2, 3].map(() => migrate(db, [{ module: 'core', folder }])))
    const applied = await db.rows<{ id: string }>`select id from sandbox_migration order by id`
    expect(applied[0]?.id).toBe('core/0001_ledger.sql')
  })
})
