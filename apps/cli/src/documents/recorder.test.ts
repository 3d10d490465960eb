import { describe, expect, it, test, vi } from 'vitest'

import { createRecorder, LARGEST_ANSWER, type RecorderOptions } from './recorder.ts'
import type { Snapshot } from './snapshot.ts'

const ORIGIN = 'https://gateway.test'
const HOUR = 3_600_000
const NOON = 12 * HOUR

const json = (value: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' }, ...init })

/** A recorder of a gateway that answers with the request itself. */
function record(options: Partial<RecorderOptions> = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) =>
    json({ url: String(input), headers: Object.fromEntries(new Headers(init?.headers)) }),
  )
  const recorder = createRecorder({ gateway: ORIGIN, maxAge: HOUR, now: () => NOON, fetch, ...options })
  return { recorder, fetch }
}

const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  new Request(`https://site.invalid${path}`, { headers: { merchant: 'HAR01', ...headers }, ...init })

describe('a request that no document may hold the answer of', () => {
  test.each<[what: string, request: Request, reason: string]>([
    ['one with a session', ask('/wps/promotions', { authorization: 'Bearer x' }), 'member'],
    ['one with a token in its query', ask('/wps/promotions?token=x'), 'member'],
    ['one that changes something', ask('/wps/promotions', {}, { method: 'POST' }), 'more than read'],
    ['one about a member', ask('/wps/member/info'), 'not public'],
    ['one about the visitor’s country', ask('/wps/system/status'), 'not public'],
    ['a captcha', ask('/wps/captcha?module=login'), 'not public'],
    ['the keys of a session', ask('/wps/session/keys'), 'not public'],
  ])('%s is refused before it is sent', async (_what, request, reason) => {
    const { recorder, fetch } = record()
    await expect(recorder.fetch(request)).rejects.toThrow(reason)
    expect(fetch).not.toHaveBeenCalled()
  })
})

it('sends the brand and the language on, and nothing else', async () => {
  const { recorder, fetch } = record()
  const headers = { 'accept-language': 'VI', gateway: '1', 'x-request-id': '1', device: 'OTHERS' }
  const answer = await (await recorder.fetch(ask('/lgw/games/hot?size=9', headers))).json()
  expect(answer).toEqual({
    url: `${ORIGIN}/lgw/games/hot?size=9`,
    headers: { accept: 'application/json', 'accept-language': 'VI', gateway: '1', merchant: 'HAR01' },
  })
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', redirect: 'error' })
})

it('asks once for the same, and again for another merchant or language', async () => {
  const { recorder, fetch } = record()
  const asked = [{}, {}, { merchant: 'MEA02' }, { 'accept-language': 'VI' }].map((headers) =>
    recorder.fetch(ask('/lgw/live', headers)),
  )
  await Promise.all(asked)
  expect(fetch).toHaveBeenCalledTimes(3)
  expect(recorder.recording()).toMatchObject({ asOf: NOON, isLive: true })
  expect(recorder.recording().snapshot.answers).toHaveLength(3)
})

test.each<[what: string, answer: () => Response]>([
  ['is refused', () => json({}, { status: 403 })],
  ['is no JSON', () => new Response('<h1>', { headers: { 'content-type': 'text/html' } })],
  ['is broken', () => new Response('{', { headers: { 'content-type': 'application/json' } })],
  ['is too large', () => json('x'.repeat(LARGEST_ANSWER))],
])('an answer that %s is none', async (_what, answer) => {
  const { recorder } = record({ fetch: async () => answer() })
  await expect(recorder.fetch(ask('/lgw/live'))).rejects.toThrow(Error)
  expect(recorder.recording()).toMatchObject({ asOf: undefined, isLive: false })
})

describe('a gateway that is down', () => {
  const kept = (at: number, gateway = ORIGIN): Snapshot => ({
    version: 1,
    gateway,
    answers: [{ path: '/lgw/live', headers: ['', '', 'HAR01'], at, body: '{"kept":true}' }],
  })
  const down = async () => {
    throw new TypeError('fetch failed')
  }

  it('is asked no more after two calls', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(down)
    const { recorder } = record({ fetch })
    for (const path of ['/lgw/live', '/lgw/jackpot', '/lgw/winners', '/lotto/list'])
      await expect(recorder.fetch(ask(path))).rejects.toThrow(TypeError)
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(recorder.mayAnswer()).toBe(false)
  })

  test.each<[what: string, options: Partial<RecorderOptions>, isThere: boolean]>([
    ['a young answer of before', { kept: kept(NOON - HOUR / 2) }, true],
    ['no answer that is too old', { kept: kept(NOON - HOUR) }, false],
    ['no answer of another gateway', { kept: kept(NOON - 1, 'https://other.test') }, false],
    ['a young answer where no gateway is asked', { kept: kept(NOON - 1), gateway: undefined }, true],
  ])('gives %s', async (_what, options, isThere) => {
    const { recorder } = record({ fetch: down, ...options })
    expect(await recorder.warm()).toBeUndefined()
    const answer = await recorder.fetch(ask('/lgw/live')).catch(() => undefined)
    expect(await answer?.json()).toEqual(isThere ? { kept: true } : undefined)
    const { asOf, isLive } = recorder.recording()
    expect([asOf, isLive]).toEqual([isThere ? options.kept?.answers[0]?.at : undefined, false])
  })

  it('is given up after the time of a call', async () => {
    const fetch: typeof globalThis.fetch = (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
      })
    const { recorder } = record({ fetch, timeLimits: { call: 20, brand: 1000 } })
    await expect(recorder.fetch(ask('/lgw/live'))).rejects.toThrow('timeout')
  })
})

it('asks for all of the last snapshot at once, before it is needed', async () => {
  const { recorder, fetch } = record({
    kept: {
      version: 1,
      gateway: ORIGIN,
      answers: ['/lgw/live', '/lgw/jackpot'].map((path) => ({
        path,
        headers: ['', '', 'HAR01'],
        at: NOON - 1,
        body: '{}',
      })),
    },
  })
  const answers = await recorder.warm()
  expect(answers?.map(({ path, at }) => [path, at])).toEqual([
    ['/lgw/live', NOON],
    ['/lgw/jackpot', NOON],
  ])
  expect(fetch).toHaveBeenCalledTimes(2)
  await recorder.fetch(ask('/lgw/live'))
  expect(fetch).toHaveBeenCalledTimes(2)
  // An answer that no page needed is not kept.
  expect(recorder.recording().snapshot.answers.map(({ path }) => path)).toEqual(['/lgw/live'])
})
