import { describe, expect, it } from 'vitest'

import { boardAt, updateSince } from './board.ts'
import { fixturesAt } from './season.ts'

const START = Date.parse('2026-11-20T09:31:00.000Z') / 1000
const HOUR = 3600

/** Fixtures by id at a second. */
const at = (second: number) => new Map(fixturesAt(second).map((fixture) => [fixture.fixtureId, fixture]))

describe('the season (S-sports-12)', () => {
  it('has something in play, to come and prices at every hour of three days', () => {
    for (let second = START; second < START + 3 * 24 * HOUR; second += HOUR) {
      const board = boardAt(second, 24)
      expect(new Set(board.map(({ fixtureId }) => fixtureId)).size).toBe(24)
      expect(board.some(({ status }) => status === 'LIVE' || status === 'BREAK')).toBe(true)
      expect(board.filter(({ status }) => status === 'SCHEDULED').length).toBeGreaterThan(6)
      for (const { markets, status } of board)
        for (const { selections } of markets) {
          expect(status).not.toBe('FINISHED')
          const book = selections.reduce((sum, { price }) => sum + 1 / Number(price), 0)
          expect(book).toBeGreaterThan(1)
          expect(selections.every(({ price }) => /^\d+\.\d\d$/.test(price) && Number(price) > 1)).toBe(true)
        }
    }
  })

  it('is the same whenever it is asked for', () => {
    const before = JSON.stringify(fixturesAt(START))
    for (let second = START; second < START + 20; second += 1) fixturesAt(second)
    expect(JSON.stringify(fixturesAt(START))).toBe(before)
  })

  it('kicks off, scores, moves prices and ends with a result', () => {
    const seen = { kickedOff: 0, scored: 0, moved: 0, ended: 0, pricedAtTheEnd: 0, tookBack: 0 }
    for (let second = START; second < START + 3 * HOUR; second += 60) {
      const before = at(second)
      for (const [id, after] of at(second + 60)) {
        const old = before.get(id)
        if (!old) continue
        const ended = old.status !== 'FINISHED' && after.status === 'FINISHED'
        const [home = 0, away = 0] = [old.score?.home, old.score?.away]
        seen.kickedOff += Number(old.status === 'SCHEDULED' && after.status === 'LIVE')
        seen.scored += Number(
          old.score !== undefined && JSON.stringify(old.score) !== JSON.stringify(after.score),
        )
        seen.moved += Number(JSON.stringify(old.markets) !== JSON.stringify(after.markets))
        seen.ended += Number(ended)
        seen.pricedAtTheEnd += Number(ended && after.markets.length > 0)
        seen.tookBack += Number((after.score?.home ?? 0) < home || (after.score?.away ?? 0) < away)
      }
    }
    const { pricedAtTheEnd, tookBack, ...happened } = seen
    expect({ pricedAtTheEnd, tookBack }).toEqual({ pricedAtTheEnd: 0, tookBack: 0 })
    expect(Math.min(...Object.values(happened))).toBeGreaterThan(3)
  })
})

describe('what changed since an event (S-sports-08)', () => {
  it('leads from one board to the other', () => {
    for (const seconds of [1, 20, 90, 599]) {
      const update = updateSince(String(START), START + seconds, 24)
      const board = new Map(boardAt(START, 24).map((fixture) => [fixture.fixtureId, fixture]))
      for (const fixture of update?.list ?? []) board.set(fixture.fixtureId, fixture)
      for (const id of update?.gone ?? []) board.delete(id)
      const wanted = boardAt(START + seconds, 24)
      expect(update?.whole).toBe(false)
      expect(
        [...board.values()].toSorted((one, other) => (one.fixtureId < other.fixtureId ? -1 : 1)),
      ).toEqual(wanted.toSorted((one, other) => (one.fixtureId < other.fixtureId ? -1 : 1)))
    }
  })

  it.each([undefined, 'x', String(START - 601), String(START + 1)])(
    'is the whole board after %s',
    (since) => {
      expect(updateSince(since, START, 24)).toEqual({ whole: true, list: boardAt(START, 24), gone: [] })
    },
  )

  it('is nothing within one second', () => expect(updateSince(String(START), START, 24)).toBeUndefined())
})
