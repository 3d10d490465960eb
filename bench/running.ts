import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** This repository's own command, whatever the path of programs finds. */
const LIVERY = join(root, 'apps/cli/bin/livery.js')

/** Started program, which has answered once and runs until it is disposed. */
class Running implements AsyncDisposable {
  readonly #child: ChildProcess

  constructor(child: ChildProcess) {
    this.#child = child
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#child.exitCode !== null) return
    const ended = new Promise((resolve) => this.#child.once('exit', resolve))
    this.#child.kill('SIGTERM')
    await ended
  }
}

/** Starts a program and waits (three minutes at most) until its address answers. */
export async function running(
  command: string,
  args: string[],
  env: Record<string, string>,
  address: string,
): Promise<AsyncDisposable> {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const deadline = Date.now() + 180_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`${command} ${args.join(' ')} ended with exit code ${child.exitCode}.`)
    const answered = await fetch(address).then(
      (response) => response.status < 500,
      () => false,
    )
    if (answered) return new Running(child)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`${command} did not answer at ${address} within three minutes.`)
}

/**
 * Built brands and their sandbox, each on a port of its own.
 * @param bundles folder of the bundles, if they are not those of the last `livery build`
 */
export async function runningSite(
  ports: { site: number; sandbox: number },
  bundles?: string,
): Promise<AsyncDisposable> {
  await using started = new AsyncDisposableStack()
  const sandbox = `http://localhost:${ports.sandbox}`
  started.use(
    await running(
      process.execPath,
      ['apps/sandbox/src/main.ts'],
      { SANDBOX_PORT: String(ports.sandbox) },
      `${sandbox}/sandbox/state`,
    ),
  )
  const out = bundles === undefined ? [] : ['--out', bundles]
  // Documents hold the answers of this sandbox before anybody looks at them, and none is written meanwhile.
  execFileSync(process.execPath, [LIVERY, 'refresh', ...out], {
    cwd: root,
    env: { ...process.env, SANDBOX_URL: sandbox },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  started.use(
    await running(
      process.execPath,
      [LIVERY, 'serve', '--refresh', '0', ...out],
      { PORT: String(ports.site), SANDBOX_URL: sandbox },
      `http://localhost:${ports.site}/`,
    ),
  )
  return started.move()
}
