import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import { beforeEach, describe, expect, test } from 'vitest'

import { answersOf } from '#platform/boot/answers.ts'
import { askForWholes, giveWhole } from '#platform/queries/wholes.ts'

import { partQuery } from './partQuery.ts'

let asked = 0
let client = new QueryClient()
beforeEach(() => {
  asked = 0
  client = new QueryClient()
})

const whole = queryOptions({
  queryKey: ['letters'],
  queryFn: () => Promise.resolve([...'abcdef'].map((letter) => letter + ++asked)),
  staleTime: 60_000,
})
const part = partQuery(whole, 'first two', (letters) => letters.slice(0, 2))

/** Reads a query as a component does. */
const read = (query: { readonly queryKey: readonly unknown[] }) => new QueryObserver(client, query)

describe('a document', () => {
  test('carries the part of an answer that its page reads', async () => {
    read(part)
    await client.fetchQuery(part)
    expect(answersOf(client)).toEqual([
      [
        ['letters', 'first two'],
        ['a1', 'b2'],
      ],
    ])
  })

  test('carries the whole too where the page reads both', async () => {
    await client.fetchQuery(part)
    read(part)
    read(whole)
    expect(answersOf(client).map(([key]) => key)).toEqual([['letters', 'first two'], ['letters']])
  })
})

describe('a part that a document brought', () => {
  test('is not the whole to anybody, and is not asked for again', async () => {
    client.setQueryData(part.queryKey, ['a', 'b'])
    expect(await client.ensureQueryData(part)).toEqual(['a', 'b'])
    expect(asked).toBe(0)
    expect(await client.ensureQueryData(whole)).toHaveLength(6)
  })

  test('lets the site ask for the whole, once', async () => {
    client.setQueryData(part.queryKey, ['a', 'b'])
    read(part)
    askForWholes(client)
    askForWholes(client)
    await client.ensureQueryData(whole)
    askForWholes(client)
    expect(asked).toBe(6)
    expect(client.getQueryData(part.queryKey)).toEqual(['a', 'b'])
  })
})

test('a part that is asked for again comes from a new answer', async () => {
  await client.fetchQuery(part)
  await client.refetchQueries({ queryKey: part.queryKey })
  expect(client.getQueryData(part.queryKey)).toEqual(['a7', 'b8'])
})

test('a kept answer is given to its query and to its parts without an answer', async () => {
  read(part)
  giveWhole(client, whole.queryKey, ['x', 'y', 'z'], Date.now())
  expect(client.getQueryData(part.queryKey)).toEqual(['x', 'y'])
  giveWhole(client, whole.queryKey, ['older'], Date.now())
  expect(client.getQueryData(part.queryKey)).toEqual(['x', 'y'])
})
