import { beforeEach, expect, it, vi } from 'vitest'

import type { BrowserStorage } from '#platform/storage/browserStorage.ts'

import { EFFECT_SETTINGS } from './effectSettings.ts'
import { drawEffect, EFFECTS, playEffect } from './playEffect.ts'

const vibrate = vi.fn<(pattern: number[]) => boolean>(() => true)
const started = vi.fn<(at: number) => void>()
let reduced = false
let tapped = true

class Node {
  readonly gain = {
    setValueAtTime: vi.fn<() => void>(),
    linearRampToValueAtTime: vi.fn<() => void>(),
    exponentialRampToValueAtTime: vi.fn<() => void>(),
  }
  readonly start = started
  readonly stop = vi.fn<() => void>()
  connect(to: unknown): unknown {
    return to
  }
}
class Context {
  readonly currentTime = 0
  readonly destination = {}
  resume(): Promise<void> {
    return Promise.resolve()
  }
}

beforeEach(() => {
  vi.clearAllMocks()
  reduced = false
  tapped = true
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('window', { matchMedia: () => ({ matches: reduced }) })
  vi.stubGlobal('navigator', {
    vibrate,
    userActivation: {
      get hasBeenActive() {
        return tapped
      },
    },
  })
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('OscillatorNode', Node)
  vi.stubGlobal('GainNode', Node)
})

/** Storage of a device with these choices. */
const device = (choices: { readonly vibration?: boolean; readonly sound?: boolean } = {}) =>
  ({
    read: (entry: unknown) => (entry === EFFECT_SETTINGS.sound ? choices.sound : choices.vibration),
  }) as unknown as BrowserStorage

it.each<[what: string, storage: BrowserStorage, vibrates: number, tones: number]>([
  ['a device without choices vibrates and is silent', device(), 1, 0],
  ['sound is heard where it is switched on', device({ sound: true }), 1, EFFECTS.win.tones.length],
  ['what is switched off is neither felt nor heard', device({ vibration: false, sound: false }), 0, 0],
])('%s (S-moments-05)', (_, storage, vibrates, tones) => {
  playEffect(storage, EFFECTS.win)
  expect(vibrate).toHaveBeenCalledTimes(vibrates)
  expect(started).toHaveBeenCalledTimes(tones)
})

it('nothing is felt or heard under reduced motion (S-moments-04)', () => {
  reduced = true
  playEffect(device({ sound: true }), EFFECTS.win)
  expect(vibrate).not.toHaveBeenCalled()
  expect(started).not.toHaveBeenCalled()
})

it('nothing is tried before the first tap, which browsers complain about', () => {
  tapped = false
  playEffect(device({ sound: true }), EFFECTS.win)
  expect(vibrate).not.toHaveBeenCalled()
})

it('a draw ticks once for each ball (S-moments-03)', () => {
  expect(drawEffect(3).pattern).toEqual([10, 290, 10, 290, 10])
  expect(drawEffect(0)).toEqual({ pattern: [], tones: [] })
})
