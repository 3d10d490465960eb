import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'

import { RELEASE_HEADER } from './store.ts'

export interface GateOptions {
  /** Address of the web server, such as http://localhost:7100 or https://10.0.0.5. */
  readonly server: string
  /** Host that the brand is asked for by. */
  readonly host: string
  readonly release: string
  /** Seconds until the release has to be there: a web server takes a moment to reload. */
  readonly patience: number
}

/**
 * Host by which a release is asked: a public one of the brand. One for trying answers by the host of this machine alone.
 */
export function hostAsked(hosts: readonly string[], isForTrying: boolean): string {
  const isHere = (host: string) => host.endsWith('.localhost')
  return hosts.find((host) => isHere(host) === isForTrying) ?? hosts[0] ?? ''
}

interface Got {
  readonly status: number
  readonly release: string | undefined
  readonly body: string
}

const ONE_REQUEST_MS = 5000
const PAUSE_MS = 250

/** A page or file of the brand, asked of the one server that is examined, whatever the host's name leads to. */
function get({ server, host }: GateOptions, path: string): Promise<Got> {
  const address = new URL(path, server)
  const request = address.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const asked = request(
      address,
      { headers: { host, connection: 'close' }, servername: host, timeout: ONE_REQUEST_MS, agent: false },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const release = response.headers[RELEASE_HEADER.toLowerCase()]
          resolve({
            status: response.statusCode ?? 0,
            release: Array.isArray(release) ? release[0] : release,
            body: Buffer.concat(parts).toString(),
          })
        })
      },
    )
    asked.on('timeout', () => asked.destroy(new Error(`no answer within ${ONE_REQUEST_MS / 1000} s`)))
    asked.on('error', reject)
    asked.end()
  })
}

const SCRIPT = /<script[^>]+src="(\/assets\/[^"]+)"|<link[^>]+href="(\/assets\/[^"]+\.js)"/

async function faultNow(options: GateOptions): Promise<string> {
  const { release } = options
  const home = await get(options, '/')
  if (home.status !== 200) return `home answers ${home.status}`
  if (home.release !== release) return `home is of ${home.release ?? 'no release'}, not of ${release}`
  const [, script, preloaded] = SCRIPT.exec(home.body) ?? []
  const file = script ?? preloaded
  if (file === undefined) return 'home names no script'
  const { status } = await get(options, file)
  return status === 200 ? '' : `${file} answers ${status}`
}

/**
 * Asks a web server for a brand's home and its first script.
 * @returns what is wrong, once the patience is at its end; '' when the release is served
 */
export async function examineServed(options: GateOptions): Promise<string> {
  const deadline = performance.now() + options.patience * 1000
  for (;;) {
    const fault = await faultNow(options).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    )
    if (fault === '' || performance.now() >= deadline) return fault
    await pause(PAUSE_MS)
  }
}
