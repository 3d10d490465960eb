import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { Client } from 'pg'

/** Temporary PostgreSQL server, deleted when stopped. */
export interface TemporaryPostgres {
  /** URL of a database on the server. */
  urlOf(database: string): string
  /** Id of its first process, under which all others run. */
  pid(): number
  /**
   * Stops the server and starts it again on the same files.
   * @param how - `fast` ends its connections, `crash` leaves it no time to write anything down
   * @param downMs - time between the two
   */
  restart(how: 'fast' | 'crash', downMs: number): Promise<void>
  /** Starts a server that has ended by itself. */
  revive(): Promise<void>
  stop(): Promise<void>
}

/** Debian's folder of PostgreSQL versions. */
const HOME = '/usr/lib/postgresql'

/** Folder of `initdb` and `postgres`, newest version; undefined when PostgreSQL is not installed. */
export function postgresFolder(): string | undefined {
  if (!existsSync(HOME)) return undefined
  const versions = readdirSync(HOME).toSorted((one, other) => Number(other) - Number(one))
  return versions
    .map((version) => join(HOME, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

/**
 * Starts a server on a free port in a temporary folder.
 * @param parent - folder to make it in; the system's folder for temporary files by default
 */
export async function startPostgres(programs: string, parent = tmpdir()): Promise<TemporaryPostgres> {
  const folder = mkdtempSync(join(parent, 'livery-postgres-'))
  const user = systemUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const asUser = { cwd: folder, stdio: 'ignore' as const, ...user }
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'livery', '-A', 'trust', '--no-sync', '-E', 'UTF8'],
    asUser,
  )
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    fsync: 'off',
    max_connections: 100,
    min_wal_size: '32MB',
    max_wal_size: '128MB',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const start = () => spawn(join(programs, 'postgres'), ['-D', data, ...options], asUser)
  let server = start()
  const urlOf = (database: string) => `postgres://livery@127.0.0.1:${port}/${database}`
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    await ended
  }
  const revive = async () => {
    if (server.exitCode !== null || server.signalCode !== null) server = start()
    await untilReady(urlOf('postgres'))
  }
  const restart = async (how: 'fast' | 'crash', downMs: number) => {
    await end(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
    await wait(downMs)
    await revive()
  }
  const stop = async () => {
    await end('SIGINT')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilReady(urlOf('postgres'))
  } catch (error) {
    await stop()
    throw error
  }
  return { urlOf, pid: () => server.pid ?? 0, restart, revive, stop }
}

/** User for PostgreSQL, which refuses to run as root; Debian's package creates one. */
function systemUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await statementOn(url, 'select 1')
      return
    } catch (error) {
      if (tries > 100) throw error
      await wait(100)
    }
  }
}

/** Runs one statement on a connection of its own. */
export async function statementOn(url: string, text: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
