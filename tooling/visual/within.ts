/** Longest work on one screen, ms: a page takes some seconds, on a busy machine ten times as many. */
const SCREEN_MS = 120_000

/**
 * Result of work on a screen: what runs in a page has no time limit of its own, and a page can stop to answer.
 * @throws an error that begins with the screen's name, when the work fails or is not done after `most` ms
 */
export async function within<Result>(
  name: string,
  work: Promise<Result>,
  most: number = SCREEN_MS,
): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`not done after ${most / 1000} s`)), most)
  try {
    return await Promise.race([work, late.promise])
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`${name}: ${why}`, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}
