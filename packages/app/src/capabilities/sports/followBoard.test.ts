import type { Schemas } from '@livery/api'
import { describe, expect, it, test } from 'vitest'

import { keepEqual, updateBoard } from './boardUpdate.ts'
import { type BoardHealth, followBoard, pauseAfter, triesStream } from './followBoard.ts'
import type { Board } from './sports.queries.ts'

/** Turns of following a board: what the stream and the polls do, each `true` when it brings something. */
async function follow(streams: readonly boolean[], polls: readonly boolean[] = []) {
  const done: string[] = []
  const health: BoardHealth[] = []
  const stop = new AbortController()
  let [stream, poll] = [0, 0]
  await followBoard(
    {
      listen: async () => {
        const heard = streams[stream++]
        done.push('stream')
        if (heard === undefined) stop.abort()
        else if (!heard) throw new Error('refused')
        return true
      },
      poll: async () => {
        done.push('poll')
        if (polls[poll++] === false) throw new Error('offline')
      },
      wait: async (ms) => void done.push(String(ms)),
      onHealth: (one) => health.push(one),
    },
    stop.signal,
  )
  return { done: done.join(' '), health: health.join(' ') }
}

describe('following the board (S-sports-08)', () => {
  it('opens a stream that ended again', async () => {
    expect(await follow([true, true])).toEqual({ done: 'stream 1000 stream 1000 stream', health: '' })
  })

  it('polls at growing intervals while there is no stream, and tries it now and then', async () => {
    expect(await follow([false, false])).toEqual({
      done: 'stream poll 4000 stream poll 8000 poll 15000 poll 30000 stream',
      health: 'current current current current',
    })
  })

  it('says when neither brings news', async () => {
    const { health } = await follow([false, false], [true, false, true])
    expect(health).toBe('current lost current current')
  })

  test.each([
    [0, 1000, true],
    [1, 4000, true],
    [2, 8000, false],
    [4, 30_000, true],
    [5, 60_000, false],
    [99, 60_000, false],
  ])('after %i failures it pauses %i ms, and tries the stream: %s', (failures, ms, tries) => {
    expect(pauseAfter(failures)).toBe(ms)
    expect(triesStream(failures)).toBe(tries)
  })
})

describe('an event of the stream (S-sports-06)', () => {
  const of = (id: string, price: string): Schemas['Fixture'] => ({
    fixtureId: id,
    league: { leagueId: 'A', name: 'A', sport: 'FOOTBALL' },
    home: 'H',
    away: 'W',
    startsAt: '2026-11-20T12:00:00Z',
    status: 'LIVE',
    markets: [
      { kind: 'WINNER', open: true, selections: [{ selectionId: `${id}.H`, outcome: 'HOME', price }] },
    ],
  })
  const board = {
    serverTime: '2026-11-20T12:00:00Z',
    eventId: '1',
    list: [of('1', '2.00'), of('2', '3.00'), of('3', '1.50')],
    moves: { 3: { '3.H': 'up' } },
  } as const

  it('marks the prices that moved, and keeps earlier marks', () => {
    const change = { whole: false, list: [of('1', '2.10'), of('2', '2.90'), of('4', '9.00')], gone: [] }
    const after = updateBoard({ ...board, list: [...board.list] }, '2', change)
    expect(after.moves).toEqual({ 1: { '1.H': 'up' }, 2: { '2.H': 'down' }, 3: { '3.H': 'up' } })
    expect([after.eventId, after.list.length]).toEqual(['2', 4])
  })

  it('marks nothing on a whole board', () => {
    const change = { whole: true, list: [of('1', '2.10')], gone: [] }
    expect(updateBoard({ ...board, list: [...board.list] }, '2', change).moves).toEqual({})
  })

  it('leaves all but the changed fixture what it was, wherever it stands afterwards (S-sports-13)', () => {
    const before: Board = { ...board, list: [...board.list] }
    const first = { ...of('3', '1.50'), startsAt: '2026-11-20T11:00:00Z' }
    const changes = [
      { whole: false, list: [first], gone: [] },
      { whole: true, list: [first, of('1', '2.00'), of('2', '3.00')], gone: [] },
    ]
    for (const change of changes) {
      const after = keepEqual(before, structuredClone(updateBoard(before, '2', change)))
      expect(after.list.map((fixture) => before.list.indexOf(fixture))).toEqual([-1, 0, 1])
      expect(after.list[0]).toEqual(first)
      expect(after.moves[3] === before.moves[3]).toBe(!change.whole)
    }
  })
})
