import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { ROUTES, type RouteId } from '../routes/routeTable.ts'
import { DUTIES, givesAccessToGambling, isDueOn, isPlayRoute, noticeEdge } from './duties.ts'

const ids = Object.keys(ROUTES) as RouteId[]

describe('pages that give access to gambling', () => {
  it.each<[RouteId, boolean]>([
    ['home', true],
    ['gameList', true],
    ['lottery', true],
    ['gameLaunch', true],
    ['lotteryBet', true],
    ['promotions', true],
    ['help', false],
    ['changePassword', false],
    ['responsibleGaming', false],
  ])('%s: %s', (id, gives) => {
    expect(givesAccessToGambling(id)).toBe(gives)
  })

  it('include every play page', () => {
    for (const id of ids.filter(isPlayRoute)) expect(givesAccessToGambling(id)).toBe(true)
  })
})

describe('the legal notice', () => {
  it.each<[RouteId, 'start' | 'end']>([
    ['gameList', 'start'],
    ['gameLaunch', 'start'],
    ['lotteryBet', 'end'],
    ['help', 'end'],
    ['login', 'end'],
  ])('of %s is at its %s', (id, edge) => {
    expect(noticeEdge(id)).toBe(edge)
  })
})

describe('a duty', () => {
  it.each([
    ['everywhere', 'help', true],
    ['gambling', 'help', false],
    ['gambling', 'vendorGames', true],
    ['play', 'vendorGames', false],
    ['play', 'gameLaunch', true],
    [['home', 'login'], 'login', true],
    [['home', 'login'], 'register', false],
  ] as const)('of scope %j is due on %s: %s', (scope, id, due) => {
    expect(isDueOn(scope, id)).toBe(due)
  })
})

describe('every page', () => {
  const id = fc.constantFrom(...ids)

  it('has more duties the wider their scope: play within gambling within everywhere', () => {
    fc.assert(
      fc.property(id, (page) => {
        expect(isDueOn('everywhere', page)).toBe(true)
        expect(isDueOn('play', page) && !isDueOn('gambling', page)).toBe(false)
      }),
    )
  })

  it('with a list of pages is due on those alone', () => {
    fc.assert(
      fc.property(id, fc.subarray(ids), (page, scope) => {
        expect(isDueOn(scope, page)).toBe(new Set<string>(scope).has(page))
      }),
    )
  })

  it('allows play on two pages only', () => {
    expect(ids.filter(isPlayRoute).toSorted()).toEqual(['gameLaunch', 'lotteryBet'])
  })
})

test('every duty is named once', () => expect(new Set(DUTIES).size).toBe(DUTIES.length))
