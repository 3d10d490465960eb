/**
 * Tells on standard error how many of some runs are done and how long the others will take, judged by those.
 * @param runs number of all runs, or the sum of their weights
 * @returns to be called after each run, with its name and its weight
 */
export function progressOf(runs: number): (name: string, weight?: number) => void {
  const started = performance.now()
  let done = 0
  return (name, weight = 1) => {
    done += weight
    const left = ((performance.now() - started) / done) * (runs - done)
    console.error(`${done} of ${runs}: ${name}; about ${Math.ceil(left / 60_000)} min left`)
  }
}
