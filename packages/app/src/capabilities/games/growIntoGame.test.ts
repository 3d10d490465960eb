import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { gamePageArrived, growIntoGame } from './growIntoGame.ts'

const shown: string[] = []
let reduced = false

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  shown.length = 0
  reduced = false
  vi.stubGlobal('window', { matchMedia: () => ({ matches: reduced }) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser with view transitions, or without. */
function browser(transitions: boolean): void {
  const root = { documentElement: { dataset: {} } }
  const startViewTransition = (update: () => Promise<void>) => {
    shown.push('transition')
    const finished = update().then(() => void shown.push('grown'))
    return { ready: Promise.reject(new Error('skipped')), finished }
  }
  vi.stubGlobal('document', transitions ? { ...root, startViewTransition } : root)
}

const picture = () => ({ style: {} }) as HTMLElement
const go = () => void shown.push('game')

test('a tile grows into its game once its page is there, and is released after it (S-launch-12)', async () => {
  browser(true)
  const tile = picture()
  growIntoGame(tile, go)
  expect(tile.style.viewTransitionName).toBe('game')
  expect(shown).toEqual(['transition', 'game'])
  gamePageArrived()
  await vi.waitFor(() => expect(shown).toEqual(['transition', 'game', 'grown']))
  await vi.waitFor(() => expect(tile.style.viewTransitionName).toBe(''))
})

test('a page that is late does not hold the way to it', async () => {
  browser(true)
  growIntoGame(picture(), go)
  await vi.runAllTimersAsync()
  expect(shown).toEqual(['transition', 'game', 'grown'])
})

test.each([
  ['a browser without transitions', false, false, picture()],
  ['reduced motion', true, true, picture()],
  ['no picture', true, false, undefined],
])('%s opens the game at once (S-launch-12)', (_, transitions, still, tile) => {
  browser(transitions)
  reduced = still
  growIntoGame(tile, go)
  expect(shown).toEqual(['game'])
})
