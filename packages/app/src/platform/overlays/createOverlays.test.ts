import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { createOverlays, type Overlays } from './createOverlays.ts'
import { loadingAtom, toastsAtom } from './overlays.atoms.ts'
import { overlayMessages } from './overlays.messages.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open() {
  const store = createStore()
  return { store, overlays: createOverlays(store) }
}

describe('a message', () => {
  test.each([
    ['information', 2000, ({ notify }: Overlays) => notify.info(overlayMessages.loading)],
    ['notice', 1500, ({ notify }: Overlays) => notify.notice(overlayMessages.loading)],
    ['success', 1500, ({ notify }: Overlays) => notify.success(overlayMessages.loading)],
    ['saved change', 1000, ({ notify }: Overlays) => notify.saved(overlayMessages.loading)],
    ['failure', 3000, ({ notify }: Overlays) => notify.failure(overlayMessages.loading)],
    ['long text', 8000, ({ notify }: Overlays) => notify.long(overlayMessages.loading)],
  ])(
    'of the kind %s closes by itself after %i ms (S-announcements-06, S-timing-01)',
    (_kind, duration, say) => {
      const { store, overlays } = open()
      say(overlays)
      expect(store.get(toastsAtom)).toMatchObject([{ duration }])
    },
  )
})

test('‘please wait’ stays 3 s at most, a loading message until the limit of its call (S-timing-03)', () => {
  const { store, overlays } = open()
  overlays.pleaseWait()
  const close = overlays.loading(overlayMessages.loading)
  vi.advanceTimersByTime(2999)
  expect(store.get(loadingAtom)).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(store.get(loadingAtom)).toMatchObject([{ message: overlayMessages.loading }])
  close()
  expect(store.get(loadingAtom)).toEqual([])
})
