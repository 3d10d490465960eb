import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, readdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** Costs of a program and of all programs that it started. */
export interface Measured {
  /** Seconds by the clock. */
  readonly wall: number
  /** Seconds of processor time, which hardly depend on what else the machine does. */
  readonly work: number
  /** Most memory at a time, of all of them together, in MiB. */
  readonly peak: number
}

/** Numbers of `/proc/<pid>/stat` after the name in brackets, which may hold spaces. */
async function numbersOf(pid: number | 'self'): Promise<number[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
}

/** Ticks of the kernel's clock in a second, for times in `/proc`. */
const TICKS = 100
const PAGE = 4096

/** Processor time that a process has taken itself, all threads together, in seconds. */
export async function workOf(pid: number): Promise<number> {
  const [, , , , , , , , , , , user = 0, system = 0] = await numbersOf(pid)
  return (user + system) / TICKS
}

/** Processor time of all programs that this one started and that ended, in seconds. */
async function workOfEnded(): Promise<number> {
  const [, , , , , , , , , , , , , user = 0, system = 0] = await numbersOf('self')
  return (user + system) / TICKS
}

/** Memory of a program and of those below it, in bytes; 0 for one that ended. */
async function memoryOf(pid: number): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const all = await Promise.all(
    pids.map(async (each) => {
      const numbers = await numbersOf(each).catch(() => [])
      return { pid: each, parent: numbers[1] ?? 0, bytes: (numbers[21] ?? 0) * PAGE }
    }),
  )
  const below = (parent: number): number =>
    all.filter((each) => each.parent === parent).reduce((sum, each) => sum + each.bytes + below(each.pid), 0)
  return (all.find((each) => each.pid === pid)?.bytes ?? 0) + below(pid)
}

/** Time between two looks at the memory, ms. */
const LOOK_MS = 100

/**
 * Runs a program to its end.
 * @param most seconds after which it is stopped
 * @throws when it fails or is stopped
 */
export async function measured(command: string, args: readonly string[], most: number): Promise<Measured> {
  const [started, before] = [performance.now(), await workOfEnded()]
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: Math.ceil(most * 1000) })
  let said = ''
  child.stderr.on('data', (part: Buffer) => (said = (said + part.toString()).slice(-2000)))
  const ended = once(child, 'close') as Promise<[number | null]>
  let peak = 0
  const looking = async () => {
    while (child.exitCode === null && child.signalCode === null) {
      peak = Math.max(peak, await memoryOf(child.pid ?? 0))
      await pause(LOOK_MS)
    }
  }
  const looked = looking()
  const [code] = await ended
  const wall = (performance.now() - started) / 1000
  await looked
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code ?? 'a signal'}:\n${said}`)
  return { wall, work: (await workOfEnded()) - before, peak: peak / 1024 ** 2 }
}
