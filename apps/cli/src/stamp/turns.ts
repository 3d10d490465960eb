/**
 * Lets a number of works run at a time, whoever asks for them; the others wait and begin in the order in which they came.
 * @param atOnce works that run at a time
 */
export function createTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    // A turn that ends is handed on, so that nobody who comes meanwhile is before those who wait.
    if (running < atOnce) running += 1
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
