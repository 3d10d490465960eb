import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { growIntoGame } from './growIntoGame.ts'

const shown: string[] = []
let reduced = false

beforeEach(() => {
  shown.length = 0
  reduced = false
  vi.stubGlobal('window', { matchMedia: () => ({ matches: reduced }) })
})
afterEach(() => vi.unstubAllGlobals())

/** A browser with view transitions, or without. */
function browser(transitions: boolean): void {
  const root = { documentElement: { dataset: {} } }
  const startViewTransition = (update: () => Promise<void>) => {
    shown.push('transition')
    const finished = update()
    return { ready: Promise.reject(new Error('skipped')), finished }
  }
  vi.stubGlobal('document', transitions ? { ...root, startViewTransition } : root)
}

const picture = () => ({ style: {} }) as HTMLElement
const go = () => void shown.push('game')

test('a tile grows into its game, and is released after it (S-launch-12)', async () => {
  browser(true)
  const tile = picture()
  growIntoGame(tile, go)
  expect(tile.style.viewTransitionName).toBe('game')
  expect(shown).toEqual(['transition', 'game'])
  await vi.waitFor(() => expect(tile.style.viewTransitionName).toBe(''))
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
