import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { changeBoard, type FixtureFacts, groupByLeague, orderFixtures, scoreChanges } from './board.ts'

const STATUSES = ['SCHEDULED', 'LIVE', 'BREAK', 'FINISHED'] as const

/** Fixture as `league/id status hour`, such as `A/1 LIVE 12`. */
function of(text: string, score?: FixtureFacts['score']): FixtureFacts {
  const [id = '', status, hour] = text.split(' ')
  return {
    fixtureId: id,
    league: { leagueId: id.slice(0, 1) },
    status: status as FixtureFacts['status'],
    startsAt: `2026-11-20T${hour}:00:00Z`,
    ...(score && { score }),
  }
}
const ids = (fixtures: readonly FixtureFacts[]) => fixtures.map(({ fixtureId }) => fixtureId).join(' ')
const BOARD = [
  of('A/1 SCHEDULED 15'),
  of('B/1 LIVE 12'),
  of('A/2 FINISHED 10'),
  of('B/2 SCHEDULED 14'),
  of('C/1 BREAK 11'),
]

describe('the order of the board (S-sports-02)', () => {
  it('is in play, to come, over, each by their start', () => {
    expect(ids(orderFixtures(BOARD))).toBe('C/1 B/1 B/2 A/1 A/2')
  })

  test.each([
    [undefined, 'C: C/1 | B: B/1 B/2 | A: A/1 A/2'],
    [3, 'C: C/1 | B: B/1 B/2'],
    [0, ''],
  ])('by league, at most %s', (limit, said) => {
    const groups = groupByLeague(BOARD, limit)
    expect(groups.map(({ league, fixtures }) => `${league.leagueId}: ${ids(fixtures)}`).join(' | ')).toBe(
      said,
    )
  })

  it('loses and doubles no fixture in groups', () => {
    const fixture = fc
      .tuple(fc.constantFrom('A', 'B', 'C'), fc.constantFrom(...STATUSES), fc.integer({ min: 10, max: 19 }))
      .map(([league, status, hour]) => of(`${league}/0 ${status} ${hour}`))
    fc.assert(
      fc.property(fc.array(fixture), (list) => {
        const numbered = list.map((one, index) => ({ ...one, fixtureId: `${one.fixtureId}/${index}` }))
        const grouped = groupByLeague(numbered).flatMap(({ fixtures }) => fixtures)
        expect(grouped.map(({ fixtureId }) => fixtureId).toSorted()).toEqual(
          numbered.map(({ fixtureId }) => fixtureId).toSorted(),
        )
      }),
    )
  })
})

test.each([
  ['a changed fixture', { whole: false, list: [of('A/1 LIVE 15')], gone: [] }, 'C/1 B/1 A/1 B/2 A/2'],
  ['a new one', { whole: false, list: [of('D/1 SCHEDULED 13')], gone: [] }, 'C/1 B/1 D/1 B/2 A/1 A/2'],
  ['one that left', { whole: false, list: [], gone: ['A/2', 'unknown'] }, 'C/1 B/1 B/2 A/1'],
  ['a whole board', { whole: true, list: [of('E/1 LIVE 12')], gone: [] }, 'E/1'],
])('the board follows %s (S-sports-08)', (_, change, said) => {
  expect(ids(changeBoard(BOARD, change))).toBe(said)
})

test.each([
  ['a goal', of('A/1 LIVE 12', { home: 0, away: 0 }), of('A/1 LIVE 12', { home: 0, away: 1 }), 'A/1'],
  ['no goal', of('A/1 LIVE 12', { home: 1, away: 0 }), of('A/1 BREAK 12', { home: 1, away: 0 }), ''],
  ['the kick-off', of('A/1 SCHEDULED 12'), of('A/1 LIVE 12', { home: 0, away: 0 }), ''],
  ['another fixture', of('B/1 LIVE 12', { home: 0, away: 0 }), of('A/1 LIVE 12', { home: 0, away: 1 }), ''],
])('%s is announced by its score alone (S-sports-07)', (_, before, after, said) => {
  expect(ids(scoreChanges([before], [after]))).toBe(said)
})
