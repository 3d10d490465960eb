import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { chromiumLaunch } from '../tooling/browser/chromium.mjs'

/** Opens a tab at the address and hands out its id, which its own socket is named by. */
const NEW_TAB = '/json/new?about:blank'

type Answer = { readonly id?: number; readonly method?: string; readonly params?: unknown } & (
  | { readonly result: unknown }
  | { readonly error: { readonly message: string } }
)

/** A tab spoken to through the browser's protocol alone. */
export interface BareTab {
  /** One command of the protocol. */
  readonly send: <Result = unknown>(method: string, params?: object) => Promise<Result>
  /** Told of each event of that name, as long as the tab lives. */
  readonly on: (method: string, listener: (params: unknown) => void) => void
  /** Runs a function in the page with arguments that JSON can carry, and waits for what it promises. */
  readonly run: <Args extends readonly unknown[], Result>(
    of: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
}

/**
 * A Chromium that nobody listens to. A driver that knows of every request and every script has the browser tell it of
 * them: each picture that a flung list shows again then costs the page a message, which no phone pays for. Whoever
 * measures frames measures here.
 */
export async function bareChromium(viewport: {
  readonly width: number
  readonly height: number
}): Promise<BareTab & AsyncDisposable> {
  await using started = new AsyncDisposableStack()
  const profile = await mkdtemp(join(tmpdir(), 'livery-bench-'))
  started.defer(() => rm(profile, { recursive: true, force: true, maxRetries: 5 }))
  const child = spawn(
    chromiumLaunch.executablePath,
    [
      ...(chromiumLaunch.args ?? []),
      '--headless=new',
      '--remote-debugging-port=0',
      '--no-first-run',
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  started.defer(async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    // The distribution's command is a script: its browser is told with it, as one group.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    await ended
  })
  const origin = await listening(createInterface(child.stderr))
  const opened = await fetch(`http://${origin}${NEW_TAB}`, { method: 'PUT' })
  const { webSocketDebuggerUrl } = (await opened.json()) as { webSocketDebuggerUrl: string }
  const { socket, tab } = await connected(webSocketDebuggerUrl)
  started.defer(() => socket.close())
  await tab.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor: 1, mobile: true })
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const stack = started.move()
  return { ...tab, [Symbol.asyncDispose]: () => stack.disposeAsync() }
}

/** Host and port that the browser says it listens on. */
async function listening(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const origin = /^DevTools listening on ws:\/\/([^/]+)/.exec(line)?.[1]
    if (origin !== undefined) return origin
  }
  throw new Error('Chromium ended before it listened.')
}

async function connected(address: string): Promise<{ socket: WebSocket; tab: BareTab }> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const listeners = new Map<string, (params: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.method !== undefined) listeners.get(answer.method)?.(answer.params)
    const waiter = waiting.get(answer.id ?? 0)
    waiting.delete(answer.id ?? 0)
    if ('error' in answer) waiter?.reject(new Error(answer.error.message))
    else waiter?.resolve(answer.result)
  })
  let last = 0
  const send: BareTab['send'] = <Result>(method: string, params: object = {}) => {
    last += 1
    const waiter = Promise.withResolvers<unknown>()
    waiting.set(last, waiter)
    socket.send(JSON.stringify({ id: last, method, params }))
    return waiter.promise as Promise<Result>
  }
  const tab: BareTab = {
    send,
    on: (method, listener) => void listeners.set(method, listener),
    run: async <Args extends readonly unknown[], Result>(
      of: (...args: Args) => Result | Promise<Result>,
      ...args: Args
    ) => {
      const { result, exceptionDetails } = await send<{
        result: { value: Result }
        exceptionDetails?: { exception?: { description?: string }; text: string }
      }>('Runtime.evaluate', {
        expression: `(${of.toString()})(${args.map((arg) => JSON.stringify(arg)).join(',')})`,
        awaitPromise: true,
        returnByValue: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
      return result.value
    },
  }
  return { socket, tab }
}
