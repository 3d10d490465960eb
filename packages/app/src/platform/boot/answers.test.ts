import type { DocumentContent } from '@livery/tenant'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'
import { sampleContent } from '#testing/sampleContent.ts'

import { adoptAnswers, renewAnswers } from './answers.ts'
import type { SiteServices } from './createServices.ts'

afterEach(() => vi.useRealTimers())

const content: DocumentContent = {
  ...sampleContent,
  answers: [
    [['home', 'announcements'], { title: 'Your first deposit, doubled' }],
    [[MEMBER_SCOPE, 'games'], []],
  ],
}

test.each([
  ['a visitor in its language gets all', 'EN', undefined, 2],
  ['a player those that do not depend on who asks', 'EN', { token: 't' }, 1],
  ['a visitor in another language none (S-language-19)', 'DE', undefined, 0],
])('of a document’s answers %s', (_, code, session, kept) => {
  const queryClient = new QueryClient()
  const services = { queryClient, session: { current: () => session }, language: { current: () => code } }
  adoptAnswers(services as unknown as SiteServices, content)
  expect(queryClient.getQueryCache().getAll()).toHaveLength(kept)
})

/** Age of the document at its start, ms. */
const AGE = 45_000

/** Starts a site at that age of its document, without a page that reads the answers. */
function startLater(): QueryClient {
  vi.useFakeTimers({ now: content.asOf + AGE })
  const queryClient = new QueryClient()
  const services = {
    queryClient,
    session: { current: () => undefined },
    language: { current: () => 'EN' },
  } as unknown as SiteServices
  adoptAnswers(services, content)
  renewAnswers(services, content)
  return queryClient
}

/** Reads the announcements as a part of the page does. @returns the gateway, as it is asked */
function read(queryClient: QueryClient, staleTime: number) {
  const queryFn = vi.fn<() => Promise<object>>(() =>
    Promise.resolve({ title: 'Your first deposit, doubled' }),
  )
  new QueryObserver(queryClient, { queryKey: ['home', 'announcements'], queryFn, staleTime }).subscribe(
    () => undefined,
  )
  return queryFn
}

describe.each([
  ['older than its query allows', 30_000, 1],
  ['younger than its query allows', 300_000, 0],
])('an answer %s', (_, staleTime, times) => {
  test(`is asked for ${times} times once the site has started`, async () => {
    const asked = read(startLater(), staleTime)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(asked).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(asked).toHaveBeenCalledTimes(times)
  })

  test(`is asked for ${times} times by a part that is adopted later`, async () => {
    const queryClient = startLater()
    await vi.advanceTimersByTimeAsync(6_000)
    const asked = read(queryClient, staleTime)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveBeenCalledTimes(times)
  })
})

test('an answer that came from the gateway meanwhile keeps its own age, also where it is the same', async () => {
  const queryClient = startLater()
  const key = ['home', 'announcements']
  queryClient.setQueryData(key, { title: 'Your first deposit, doubled' })
  await vi.advanceTimersByTimeAsync(6_000)
  expect(queryClient.getQueryState(key)?.dataUpdatedAt).toBe(content.asOf + AGE)
})
