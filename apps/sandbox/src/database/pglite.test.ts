import { expect, test } from 'vitest'

import { freshPglite, SLOW_TESTS } from '../testing/databases.ts'
import { openDatabase } from './index.ts'

test('a copy of a database leaves the files that it began with alone', SLOW_TESTS, async () => {
  const names = async (rename: boolean) => {
    const db = await openDatabase(await freshPglite('seeded'))
    const before = await db.rows<{ username: string }>`select username from member order by id`
    if (rename) await db.run`update member set username = username || '2'`
    await db.script('checkpoint')
    await db.close()
    return before
  }
  const first = await names(true)
  expect(first.length).toBeGreaterThan(0)
  expect(await names(false)).toEqual(first)
})
