/** Memory of a process at one moment of a run. */
export interface MemoryPoint {
  /** Minutes since the start of the run. */
  readonly minute: number
  readonly megabytes: number
}

/**
 * Growth of memory in MB a minute over the second half of a run, by least squares: the first half fills what a
 * process keeps on purpose. Not a number for fewer than two points.
 */
export function growth(points: readonly MemoryPoint[]): number {
  const late = points.slice(Math.floor(points.length / 2))
  const mean = (of: (point: MemoryPoint) => number) =>
    late.reduce((sum, point) => sum + of(point), 0) / late.length
  const [minute, megabytes] = [mean((point) => point.minute), mean((point) => point.megabytes)]
  const spread = mean((point) => (point.minute - minute) ** 2)
  return mean((point) => (point.minute - minute) * (point.megabytes - megabytes)) / spread
}

/** A run over time. */
export interface LongRun {
  readonly minutes: number
  /** Sends a small part of the mix. @returns number of its requests */
  readonly send: () => Promise<number>
  /** Memory of the gateway in MB. */
  readonly memory: () => number
  readonly tell: (line: string) => void
}

/** Sends the mix for some minutes, and tells memory and requests of each. */
export async function runOverTime({ minutes, send, memory, tell }: LongRun): Promise<void> {
  const started = performance.now()
  const passed = () => (performance.now() - started) / 60_000
  const points: MemoryPoint[] = []
  let [requests, next] = [0, 1]
  while (passed() < minutes) {
    requests += await send()
    if (passed() < next) continue
    const point = { minute: passed(), megabytes: memory() }
    points.push(point)
    tell(`  minute ${String(next).padStart(3)}  ${requests} requests, ${point.megabytes} MB`)
    next = Math.floor(point.minute) + 1
  }
  tell(`  growth in the second half: ${growth(points).toFixed(2)} MB a minute`)
}
