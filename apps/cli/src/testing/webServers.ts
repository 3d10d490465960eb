import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { request, type ClientRequest } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const NGINX = '/usr/sbin/nginx'
const VARNISH = '/usr/sbin/varnishd'
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Programs that are not installed here, in words; '' when all are. */
export function missingWebServers(): string {
  const missing = [NGINX, BROTLI, VARNISH].filter((program) => !existsSync(program))
  return missing.length === 0
    ? ''
    : `no ${missing.join(', ')} (Debian: nginx-light, libnginx-mod-http-brotli-static, varnish)`
}

/** A port of this machine that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

/** A web server on a port of this machine. */
export interface WebServer {
  readonly port: number
  /** Makes nginx read its configuration again. */
  readonly reload: () => void
  readonly stop: () => Promise<void>
}

/** Answer of a server at this machine. */
export interface Got {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: Buffer
}

/** Sends a request, made but not yet sent, and reads its answer to the end. */
export function readAnswer(asked: ClientRequest): Promise<Got> {
  return new Promise((resolve, reject) => {
    asked.on('response', (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
      response.on('error', reject)
    })
    asked.on('error', reject)
    asked.end()
  })
}

/** Asks a server at this machine for a host's address. */
export function ask(
  port: number,
  host: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<Got> {
  const options = { host: '127.0.0.1', port, path, method, headers: { host, ...headers }, agent: false }
  return readAnswer(request(options))
}

async function untilAnswers(port: number, child: ChildProcess, said: () => string): Promise<void> {
  for (let tries = 0; tries < 300 && child.exitCode === null; tries++) {
    if (await ask(port, 'nobody.example', '/').catch(() => undefined)) return
    await pause(50)
  }
  throw new Error(`no server at port ${port}:\n${said()}`)
}

async function start(program: string, args: readonly string[], port: number): Promise<WebServer> {
  // The kernel ends it when this process is killed before it can.
  const child = spawn('setpriv', ['--pdeathsig', 'KILL', program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part))
  await untilAnswers(port, child, () => text)
  return {
    port,
    reload: () => child.kill('SIGHUP'),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

/** Starts nginx with a configuration for its `http` block. */
export async function startNginx(folder: string, port: number, http: string): Promise<WebServer> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'temp'), { recursive: true })
  const file = join(folder, 'nginx.conf')
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${join(folder, 'temp', name)};`)
    .join('\n')
  await writeFile(
    file,
    `load_module ${BROTLI};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${join(folder, 'pid')};
error_log stderr warn;
events {}
http {
  access_log off;
${temps}
${http}
}
`,
  )
  return start(NGINX, ['-e', 'stderr', '-p', folder, '-c', file], port)
}

/** Starts Varnish with a configuration. */
export async function startVarnish(folder: string, port: number, text: string): Promise<WebServer> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'edge.vcl')
  await writeFile(file, text)
  const options = ['-F', '-n', join(folder, 'work'), '-s', 'malloc,16m', '-j', 'none']
  return start(
    VARNISH,
    [...options, '-p', 'http_gzip_support=off', '-a', `127.0.0.1:${port}`, '-f', file],
    port,
  )
}
