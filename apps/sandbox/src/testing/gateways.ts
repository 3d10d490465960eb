import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

/** Longest time in ms that a gateway may take to answer, also after a fault. */
const BACK_MS = 300_000

/** One sandbox process that is killed and started again. */
export interface Gateway {
  readonly origin: string
  /** Id of the running process; undefined before the first start. */
  readonly pid: () => number | undefined
  /** Ends the process without warning. */
  kill(): Promise<void>
  /** Asks the process to end, which closes what it has open. */
  stop(): Promise<void>
  /** Starts it, unless it runs, and waits until it answers. */
  revive(): Promise<void>
}

/**
 * A sandbox process on a port, not yet started.
 * @param nodeOptions - arguments of Node itself, such as those of its profiler
 */
export function gatewayOn(
  port: number,
  variables: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
): Gateway {
  const origin = `http://127.0.0.1:${port}`
  const env = { ...process.env, ...variables, SANDBOX_PORT: String(port) }
  let child: ChildProcess | undefined
  const runs = () => child !== undefined && child.exitCode === null && child.signalCode === null
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!child || !runs()) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    origin,
    pid: () => child?.pid,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    revive: async () => {
      if (!runs())
        child = spawn(process.execPath, [...nodeOptions, MAIN], {
          env,
          stdio: ['ignore', 'ignore', process.env['DEBUG'] ? 'inherit' : 'pipe'],
        })
      const said: string[] = []
      child?.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()))
      for (const until = Date.now() + BACK_MS; !(await answers(origin)); await wait(100)) {
        if (!runs()) throw new Error(`The sandbox on ${port} ended by itself: ${said.join('')}`)
        if (Date.now() > until) throw new Error(`The sandbox on ${port} does not answer: ${said.join('')}`)
      }
    },
  }
}

/** True for a gateway that answers a call which needs its database. */
const answers = (origin: string): Promise<boolean> =>
  fetch(`${origin}/wps/system/status`, {
    headers: { merchant: 'AUR01', 'accept-language': 'EN', gateway: '3' },
    signal: AbortSignal.timeout(30_000),
  }).then(
    (answer) => answer.status === 200,
    () => false,
  )
