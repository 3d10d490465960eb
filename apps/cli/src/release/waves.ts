import pLimit from 'p-limit'

import { diskError } from '../terminal/diskError.ts'

/** A brand and the release that it is to serve. */
export interface Switching {
  readonly tenant: string
  readonly release: string
}

/**
 * Splits switches into waves.
 * @param shares rising shares in per cent of all brands that are switched after each wave; the last one is 100
 * @returns waves in their order, none of them empty
 */
export function wavesOf<T>(switches: readonly T[], shares: readonly number[]): T[][] {
  const ends = shares.map((share) => Math.ceil((switches.length * share) / 100))
  return ends
    .map((end, at) => switches.slice(at === 0 ? 0 : (ends[at - 1] ?? 0), end))
    .filter((wave) => wave.length > 0)
}

/** Work of a wave, for a test to stand in for. */
export interface WaveWork<S> {
  /** @returns undefined for a brand that is not to be switched any more */
  readonly switchOne: (each: Switching) => Promise<S | undefined>
  /** Makes the web server take notice. */
  readonly reload: () => Promise<void>
  /** @returns what is wrong with a brand after its switch; '' when it is well */
  readonly examine: (each: Switching) => Promise<string>
  /** @returns false for a brand that stays as it is, because it served nothing before */
  readonly takeBack: (each: Switching, switched: S) => Promise<boolean>
}

export interface WaveResult<S> {
  readonly switched: readonly { readonly each: Switching; readonly result: S }[]
  /** Faults by brand; its whole wave was taken back and no further one begun. */
  readonly failed: readonly { readonly each: Switching; readonly fault: string }[]
  /** Brands of the failed wave that were taken back. */
  readonly takenBack: readonly Switching[]
}

/** Words of what was thrown. */
export function messageOf(thrown: unknown): string {
  const error = diskError(thrown) ?? thrown
  return error instanceof Error ? error.message : String(error)
}

/**
 * Brands of a wave that are switched at a time. Each switch waits for the disk several times, and file systems force what
 * several brands wrote in one step.
 */
const SWITCHED_AT_ONCE = 8

interface SwitchedWave<S> {
  readonly done: readonly { readonly each: Switching; readonly result: S }[]
  readonly failed: readonly { readonly each: Switching; readonly error: unknown }[]
}

/**
 * Switches the brands of a wave, several at a time. After a fault no further brand is begun; those in progress are
 * finished.
 * @returns what was switched in the wave's order
 */
async function switchWave<S>(
  wave: readonly Switching[],
  switchOne: WaveWork<S>['switchOne'],
): Promise<SwitchedWave<S>> {
  const results = new Map<Switching, S>()
  const failed: { each: Switching; error: unknown }[] = []
  await pLimit(SWITCHED_AT_ONCE).map(wave, async (each) => {
    if (failed.length > 0) return
    try {
      const result = await switchOne(each)
      if (result !== undefined) results.set(each, result)
    } catch (error) {
      failed.push({ each, error })
    }
  })
  const done = wave.flatMap((each) => {
    const result = results.get(each)
    return result === undefined ? [] : [{ each, result }]
  })
  return { done, failed }
}

/**
 * Switches wave after wave. A wave whose brands are not all well afterwards is taken back, and the rest stays as it
 * was; the waves before it were well and stay too. The first brand of all is switched by itself: what stops it would
 * mostly stop all.
 * @throws what the very first switch throws: nothing is done then
 */
export async function switchInWaves<S>(
  waves: readonly (readonly Switching[])[],
  { switchOne, reload, examine, takeBack }: WaveWork<S>,
): Promise<WaveResult<S>> {
  const switched: { each: Switching; result: S }[] = []
  for (const [at, wave] of waves.entries()) {
    const alone = at === 0 ? 1 : 0
    const first = await switchWave(wave.slice(0, alone), switchOne)
    const [stop] = first.failed
    if (stop !== undefined) throw stop.error
    const others = await switchWave(wave.slice(alone), switchOne)
    const done = [...first.done, ...others.done]
    const failed = others.failed.map(({ each, error }) => ({ each, fault: messageOf(error) }))
    if (failed.length === 0 && done.length > 0) {
      const faults = await reload().then(
        () => Promise.all(done.map(async ({ each }) => ({ each, fault: await examine(each) }))),
        (error: unknown) => done.slice(0, 1).map(({ each }) => ({ each, fault: messageOf(error) })),
      )
      failed.push(...faults.filter(({ fault }) => fault !== ''))
    }
    if (failed.length === 0) {
      switched.push(...done)
      continue
    }
    const takenBack: Switching[] = []
    for (const { each, result } of done) {
      try {
        if (await takeBack(each, result)) takenBack.push(each)
      } catch (error) {
        // The rest of the wave is taken back all the same.
        failed.push({ each, fault: `was not taken back: ${messageOf(error)}` })
      }
    }
    await reload().catch(() => undefined)
    return { switched, failed, takenBack }
  }
  return { switched, failed: [], takenBack: [] }
}
