import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import type { TenantConfig } from '@livery/tenant'

import { freePort } from '../terminal/listen.ts'

/** Server for the site's calls. */
export interface Gateway {
  readonly origin: string
  readonly close: () => Promise<void>
}

const START_MS = 60_000

/** Brand data that every gateway call carries. */
export type Caller = Pick<TenantConfig, 'merchantCode' | 'languages' | 'gateway'>

/**
 * True when a gateway runs at the origin and knows the brands: a sandbox does not know brands that were
 * added after its start.
 */
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
 * The running gateway, or a newly started sandbox, which `close` stops.
 * @param running origin of the gateway that may run
 * @param brands brands that it must know, at least one
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
    env: { ...process.env, SANDBOX_PORT: String(port), SANDBOX_PROXIES: 'loopback' },
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
