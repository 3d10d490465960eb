/** One tone of a chime. */
export interface Tone {
  readonly hertz: number
  /** Start, ms after that of the chime. */
  readonly at: number
  /** Duration, ms; default 180. */
  readonly lasts?: number
}

const LASTS_MS = 180
/** Loudness of a tone, where 1 is the loudest that there is. */
const GAIN = 0.08
/** Time in which a tone swells: without it, it would click, ms. */
const SWELL_MS = 12

let context: AudioContext | undefined

/** Plays synthesised tones. A browser that allows no sound yet, or has none, stays silent. */
export function playTones(tones: readonly Tone[]): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  const { currentTime: now, destination } = context
  // A context that was made without a tap is suspended until there was one.
  context.resume().catch(() => undefined)
  for (const { hertz, at, lasts = LASTS_MS } of tones) {
    const begin = now + at / 1000
    const end = begin + lasts / 1000
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: hertz })
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.setValueAtTime(0, begin)
    gain.gain.linearRampToValueAtTime(GAIN, begin + SWELL_MS / 1000)
    gain.gain.exponentialRampToValueAtTime(0.0001, end)
    tone.connect(gain).connect(destination)
    tone.start(begin)
    tone.stop(end)
  }
}
