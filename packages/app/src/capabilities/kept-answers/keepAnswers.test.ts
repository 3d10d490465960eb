import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { gameMenuQuery } from '#capabilities/games/catalogue.queries.ts'
import { lotteriesQuery, lotteryMenuQuery } from '#capabilities/lottery/lottery.queries.ts'
import { memberQuery } from '#capabilities/member/member.queries.ts'
import type { StorageEntry } from '#platform/storage/entries.ts'

import { keepAnswers, type KeepingServices } from './keepAnswers.ts'

const DAY = 86_400_000
const stored = new Map<string, unknown>()
const storage = {
  read: ({ key }: StorageEntry<unknown>) => stored.get(key),
  write: ({ key }: StorageEntry<unknown>, value: unknown) => void stored.set(key, value),
}

/** A visit: services over the storage that all visits share. */
function visit({ language = 'EN', member = 'member', release = 'one' } = {}) {
  const queryClient = new QueryClient()
  const services = {
    boot: { release, tenant: { merchantCode: 'AUR01' } },
    gateway: {},
    queryClient,
    storage,
    session: { current: () => (member === '' ? undefined : { memberName: member }) },
    language: { current: () => language },
  } as unknown as KeepingServices
  const context = { ...services, merchantCode: 'AUR01', language: services.language.current() }
  const keys = {
    lotteries: lotteriesQuery(context.gateway, context.language).queryKey,
    menu: gameMenuQuery(context).queryKey,
    groups: lotteryMenuQuery(context.gateway, context.language).queryKey,
    member: memberQuery(context.gateway).queryKey,
  }
  keepAnswers(services)
  return {
    answer: (name: keyof typeof keys, data: unknown) => queryClient.setQueryData<unknown>(keys[name], data),
    shown: (name: keyof typeof keys) => queryClient.getQueryData<unknown>(keys[name]),
  }
}

const lotteries = [
  { gameId: '1', gameType: 'LOTT' },
  { gameId: '2', gameType: 'ELOTT' },
]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  stored.clear()
})

describe('answers that the browser keeps', () => {
  test('stand under the platform’s names (S-home-35, S-session-03)', () => {
    const { answer } = visit()
    answer('lotteries', lotteries)
    answer('menu', [{ category: 'RNG' }])
    answer('groups', { LOTT: [], ELOTT: [] })
    answer('member', { account: 'member' })
    expect([...stored.keys()].toSorted()).toEqual([
      'elottList',
      'getGameLotts',
      'getVassGameType',
      'lottList',
      'memberInfo',
    ])
    expect(stored.get('lottList')).toMatchObject({ data: [lotteries[0]] })
    expect(stored.get('elottList')).toMatchObject({ data: [lotteries[1]] })
  })

  test('are shown in the next visit until the gateway answers', () => {
    const first = visit()
    first.answer('lotteries', lotteries)
    first.answer('member', { account: 'member' })
    const second = visit()
    expect(second.shown('lotteries')).toEqual(lotteries)
    expect(second.shown('member')).toEqual({ account: 'member' })
    second.answer('lotteries', [])
    expect(visit().shown('lotteries')).toEqual([])
  })

  test.each([
    ['another language', { language: 'VI' }, 0],
    ['another release', { release: 'two' }, 0],
    ['a visit eight days later', {}, 8 * DAY],
  ])('are not shown to %s', (_who, options, later) => {
    visit().answer('lotteries', lotteries)
    vi.advanceTimersByTime(later)
    expect(visit(options).shown('lotteries')).toBeUndefined()
  })

  test.each([['another'], ['']])('of a member are not shown to “%s”', (member) => {
    visit().answer('member', { account: 'member' })
    expect(visit({ member }).shown('member')).toBeUndefined()
  })
})
