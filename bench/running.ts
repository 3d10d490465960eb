import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** A program that answered once and lives until it is disposed. */
class Running implements AsyncDisposable {
  readonly #child: ChildProcess

  constructor(child: ChildProcess) {
    this.#child = child
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve))
    this.#child.kill('SIGTERM')
    await ended
  }
}

/** Starts a program and waits (60 s at most) until its address answers. */
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
  const deadline = Date.now() + 60_000
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
  throw new Error(`${command} did not answer at ${address} within 60 s.`)
}
