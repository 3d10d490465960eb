import type { Challenge } from './proofOfWork.ts'
import { solve } from './solveChallenge.ts'

/** Solves one challenge off the main thread, so that typing stays smooth on a slow phone. */
globalThis.addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages have no target origin
    globalThis.postMessage({ number: await solve(data) })
  } catch {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages have no target origin
    globalThis.postMessage({ number: undefined })
  }
})
