import { describe, expect, it } from 'vitest'

import { givesAccessToGambling, isDueOn, isPlayRoute, noticeEdge } from './duties.ts'
import { ROUTES, type RouteId } from './routeTable.ts'

const ids = Object.keys(ROUTES) as RouteId[]

describe('pages that give access to gambling', () => {
  it.each<[RouteId, boolean]>([
    ['home', true],
    ['gameList', true],
    ['lottery', true],
    ['launchGame', true],
    ['lotteryFrame', true],
    ['activity', true],
    ['help', false],
    ['changePassword', false],
    ['responsibleGaming', false],
  ])('%s: %s', (id, gives) => {
    expect(givesAccessToGambling(id)).toBe(gives)
  })

  it('hold every page on which one plays', () => {
    for (const id of ids.filter(isPlayRoute)) expect(givesAccessToGambling(id)).toBe(true)
  })
})

describe('the legal notice', () => {
  it.each<[RouteId, 'start' | 'end']>([
    ['gameList', 'start'],
    ['launchGame', 'start'],
    ['lotteryFrame', 'end'],
    ['help', 'end'],
    ['login', 'end'],
  ])('of %s stands at its %s', (id, edge) => {
    expect(noticeEdge(id)).toBe(edge)
  })
})

describe('a duty', () => {
  it.each([
    ['everywhere', 'help', true],
    ['gambling', 'help', false],
    ['gambling', 'game', true],
    ['play', 'game', false],
    ['play', 'launchGame', true],
    [['home', 'login'], 'login', true],
    [['home', 'login'], 'register', false],
  ] as const)('of scope %j is due on %s: %s', (scope, id, due) => {
    expect(isDueOn(scope, id)).toBe(due)
  })
})
