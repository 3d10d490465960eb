import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Something that answers the site's calls while pictures are taken. */
export interface Gateway {
  readonly origin: string
  readonly close: () => Promise<void>
}

const START_MS = 60_000

async function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/wps/system/status`, { signal: AbortSignal.timeout(2000) }).then(
    () => true,
    () => false,
  )
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** The gateway that runs already, or a sandbox of its own that is stopped afterwards. */
export async function openGateway(root: string, running: string): Promise<Gateway> {
  if (await answers(running)) return { origin: running, close: () => Promise.resolve() }
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, [join(root, 'apps/sandbox/src/main.ts')], {
    stdio: 'ignore',
    env: { ...process.env, SANDBOX_PORT: String(port) },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const close = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const deadline = Date.now() + START_MS
  while (child.exitCode === null && Date.now() < deadline) {
    if (await answers(origin)) return { origin, close }
    await wait(200)
  }
  await close()
  throw new Error(`The sandbox did not start on port ${port}`)
}
