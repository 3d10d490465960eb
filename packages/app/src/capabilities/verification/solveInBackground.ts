import { trustedScript } from '#platform/trust/trustedScript.ts'

import type { Challenge } from './proofOfWork.ts'
// oxlint-disable-next-line import/default -- Vite answers the worker's address here, not the module's exports
import workerAddress from './proofOfWork.worker.ts?worker&url'

function solveInWorker(challenge: Challenge, signal: AbortSignal | undefined): Promise<number> {
  const worker = new Worker(trustedScript(workerAddress), { type: 'module' })
  return new Promise<number>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    worker.addEventListener('error', () => reject(new Error('The worker could not start')))
    worker.addEventListener('message', ({ data }: MessageEvent<{ readonly number: number | undefined }>) => {
      if (data.number === undefined) reject(new Error('The challenge has no solution'))
      else resolve(data.number)
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages have no target origin
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}

/** Lazy import: hashing is loaded only where the page itself does the work; the worker has its own copy. */
async function solveHere(challenge: Challenge, signal: AbortSignal | undefined): Promise<number> {
  const { solve } = await import('./solveChallenge.ts')
  return solve(challenge, signal)
}

/** Solves in a worker; without workers on the main thread, in batches that keep the page responsive. */
export async function solveInBackground(challenge: Challenge, signal?: AbortSignal): Promise<number> {
  if (!('Worker' in globalThis)) return solveHere(challenge, signal)
  try {
    return await solveInWorker(challenge, signal)
  } catch (error) {
    if (signal?.aborted) throw error
    return solveHere(challenge, signal)
  }
}
