import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import type { TenantConfig } from '@livery/tenant'

import { freePort } from '../terminal/listen.ts'

/** Something that answers the site's calls. */
export interface Gateway {
  readonly origin: string
  readonly close: () => Promise<void>
}

const START_MS = 60_000

/** What of a brand a gateway has to be told in every call. */
export type Caller = Pick<TenantConfig, 'merchantCode' | 'languages' | 'gateway'>

/** Whether a gateway is there and knows brands: a sandbox that was started before a brand was made does not. */
async function serves(origin: string, brands: readonly Caller[]): Promise<boolean> {
  const asked = brands.map(async ({ merchantCode, languages, gateway }) => {
    const { status } = await fetch(`${origin}/wps/system/status`, {
      headers: {
        Merchant: merchantCode,
        'Accept-Language': languages.default,
        Gateway: String(gateway.MOBILE),
      },
      signal: AbortSignal.timeout(2000),
    })
    return status !== 400
  })
  return Promise.all(asked).then(
    (known) => known.every(Boolean),
    () => false,
  )
}

/**
 * The gateway that runs already, or a sandbox of its own that is stopped afterwards.
 * @param running origin of the one that may run
 * @param brands whom it has to know, at least one
 */
export async function openGateway(
  root: string,
  running: string,
  brands: readonly Caller[],
): Promise<Gateway> {
  if (await serves(running, brands)) return { origin: running, close: () => Promise.resolve() }
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
    if (await serves(origin, brands)) return { origin, close }
    await wait(200)
  }
  await close()
  throw new Error(`The sandbox did not start on port ${port}`)
}
