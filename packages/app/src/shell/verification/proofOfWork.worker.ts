import { solve, type Challenge } from './proofOfWork.ts'

/** Solves one challenge off the main thread, so that typing stays smooth on a slow phone. */
globalThis.addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  try {
    globalThis.postMessage({ number: await solve(data) })
  } catch {
    globalThis.postMessage({ number: undefined })
  }
})
