import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

import { requestLog } from '../server/requestLog.ts'
import { createSandbox, type Sandbox } from '../server/sandbox.ts'
import { changeState } from '../state/merchantState.ts'
import { frozenClock } from '../testing/frozenClock.ts'
import { player } from '../testing/player.ts'
import type { Schemas } from '../wire.ts'

/** A brand with sports, and one without. */
const MERCHANT = 'MER01'
const WITHOUT = 'BRV01'

const log = requestLog(() => undefined)
let sandbox: Sandbox
let origin: string
beforeAll(async () => {
  sandbox = await createSandbox({ clock: frozenClock('2026-11-20T09:31:00.000Z'), log, ticking: false })
  origin = await sandbox.app.listen({ port: 0, host: '127.0.0.1' })
}, 60_000)
// Answers and events that violate the contract are noted here.
afterEach(() => {
  if (log.violations.length > 0) throw new Error(log.violations.join('\n'))
})
afterAll(() => sandbox.close())

const headers = {
  merchant: MERCHANT,
  'accept-language': 'EN',
  gateway: '1',
  'x-request-id': crypto.randomUUID(),
}

async function board(merchant = MERCHANT): Promise<Schemas['SportsBoard']> {
  const answer = await fetch(`${origin}/lgw/sports/fixtures?size=30`, { headers: { ...headers, merchant } })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { value: Schemas['SportsBoard'] }).value
}

interface Event {
  readonly id: string
  readonly data: Schemas['SportsUpdate']
}

/** Opens the stream; `next` waits for an event. */
async function listen(lastEventId?: string) {
  const stop = new AbortController()
  const answer = await fetch(`${origin}/lgw/sports/stream?size=30`, {
    headers: { ...headers, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) },
    signal: stop.signal,
  })
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  let text = ''
  const next = async (): Promise<Event> => {
    for (;;) {
      const [, block, id = '', data = ''] = /^([^]*?id: (.*)\ndata: (.*)\n\n)/.exec(text) ?? []
      if (block !== undefined) {
        text = text.slice(block.length)
        return { id, data: JSON.parse(data) as Schemas['SportsUpdate'] }
      }
      const { value, done } = await reader.read()
      if (done) throw new Error('The stream ended.')
      text += decoder.decode(value, { stream: true })
    }
  }
  return { next, stop: () => stop.abort() }
}

it('the stream begins at the board, follows the clock, and continues after a break (S-sports-08, S-sports-12)', async () => {
  const { eventId, list, sportsbook } = await board()
  expect(sportsbook).toMatchObject({ vendor: 'BTI', gameType: 'SPORTS' })
  expect(list).toHaveLength(30)
  const first = await listen(eventId)
  sandbox.services.clock.advance(60_000)
  const change = await first.next()
  first.stop()
  expect(change.data).toMatchObject({ whole: false })
  expect(change.data.list.length).toBeGreaterThan(0)

  sandbox.services.clock.advance(60_000)
  const second = await listen(change.id)
  const missed = await second.next()
  second.stop()
  expect(missed.data.whole).toBe(false)
  const now = new Map((await board()).list.map((fixture) => [fixture.fixtureId, fixture]))
  expect(
    missed.data.list.every(
      (fixture) => JSON.stringify(now.get(fixture.fixtureId)) === JSON.stringify(fixture),
    ),
  ).toBe(true)

  const third = await listen()
  expect((await third.next()).data).toMatchObject({ whole: true, list: [...now.values()] })
  third.stop()
})

it('a brand without sports, or whose feed is off, has an empty board (S-sports-11)', async () => {
  expect(await board(WITHOUT)).not.toHaveProperty('sportsbook')
  await changeState(sandbox.db, MERCHANT, { sportsFeed: false })
  expect((await board()).list).toEqual([])
  const stream = await listen()
  expect((await stream.next()).data).toEqual({ whole: true, list: [], gone: [] })
  await expect(stream.next()).rejects.toThrow('ended')
  await changeState(sandbox.db, MERCHANT, { sportsFeed: true })
})

it('a launch with a fixture and a selection opens the sportsbook there (S-sports-09)', async () => {
  const who = player(sandbox.app, MERCHANT, 'EN')
  await who.login('member')
  const { list, sportsbook } = await board()
  const fixture = list.find(({ markets }) => markets.length > 0)
  const selection = fixture?.markets[0]?.selections[0]
  const pick = { fixtureId: fixture?.fixtureId ?? '', selectionId: selection?.selectionId ?? '' }
  const { vendor = '', nodeId = '' } = sportsbook ?? {}
  const query = new URLSearchParams({ vendor, nodeId, gameCategory: 'SPORTS', ...pick })
  const { value } = await who.call<Schemas['GameLaunch']>('GET', `/lgw/games/launch?${query}`)
  const { searchParams } = new URL(value.url)
  expect(searchParams.get('fixture')).toBe(pick.fixtureId)
  const opened = await fetch(
    `${origin}/play/api/fixtures/${pick.fixtureId}?selection=${searchParams.get('selection')}`,
  )
  expect(await opened.json()).toEqual({
    home: fixture?.home,
    away: fixture?.away,
    side: fixture?.home,
    price: selection?.price,
  })
})
