import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'

import { dropOlderAnswers } from './dropOlderAnswers.ts'

const queryKey = ['wallet']

it('keeps what was written where an older answer comes after it', async () => {
  const client = new QueryClient()
  client.setQueryData(queryKey, 100)
  const older = Promise.withResolvers<number>()
  const asked = client.fetchQuery({ queryKey, queryFn: () => older.promise })
  client.setQueryData(queryKey, 60)
  dropOlderAnswers(client, { queryKey })
  older.resolve(100)
  await asked
  expect(client.getQueryData(queryKey)).toBe(60)
  expect(client.isFetching()).toBe(0)
})
