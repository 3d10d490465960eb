import { prefersReducedMotion } from '@livery/ui/media'

import type { BrowserStorage } from '#platform/storage/browserStorage.ts'

import { canVibrate, EFFECT_SETTINGS, USUAL, type EffectSetting } from './effectSettings.ts'
import { playTones, type Tone } from './tones.ts'

interface Effect {
  /** Pattern of vibration and rest in turn, ms. */
  readonly pattern: readonly number[]
  readonly tones: readonly Tone[]
}

/** Ball of a draw: one every 300 ms, as they are shown. */
const BALL_MS = 300

/** Effects by what happened. Frequencies in Hz are of one chord, times in ms from its start. */
export const EFFECTS = {
  win: {
    pattern: [20, 60, 20, 60, 45],
    tones: [
      { hertz: 523, at: 0 },
      { hertz: 659, at: 110 },
      { hertz: 784, at: 220, lasts: 420 },
    ],
  },
  level: {
    pattern: [30, 50, 60],
    tones: [
      { hertz: 392, at: 0 },
      { hertz: 784, at: 160, lasts: 520 },
    ],
  },
  deposit: { pattern: [25], tones: [{ hertz: 523, at: 0, lasts: 300 }] },
  tick: { pattern: [10], tones: [] },
} as const satisfies Record<string, Effect>

/** Effect of a draw: a light tick for each of its balls. */
export const drawEffect = (balls: number): Effect => ({
  pattern: Array.from({ length: Math.max(0, balls * 2 - 1) }, (_, at) => (at % 2 === 0 ? 10 : BALL_MS - 10)),
  tones: Array.from({ length: balls }, (_, at) => ({ hertz: 1046, at: at * BALL_MS, lasts: 60 })),
})

/**
 * Lets the device vibrate and sound, as far as the player has it switched on; nothing under reduced motion
 * (S-moments-04).
 */
export function playEffect(storage: BrowserStorage, effect: Effect): void {
  if (prefersReducedMotion()) return
  const isOn = (name: EffectSetting) => storage.read(EFFECT_SETTINGS[name]) ?? USUAL[name]
  // Before the first tap browsers allow neither, and complain about the attempt.
  if (!navigator.userActivation.hasBeenActive) return
  if (isOn('vibration') && canVibrate()) navigator.vibrate([...effect.pattern])
  if (isOn('sound') && effect.tones.length > 0) playTones(effect.tones)
}
