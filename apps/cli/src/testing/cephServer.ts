import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

import { freePort } from './webServers.ts'

const run = promisify(execFile)

/** Programs of Ceph that a server of the S3 API consists of (Debian: radosgw, ceph-mon, ceph-osd). */
const PROGRAMS = ['/usr/bin/radosgw', '/usr/bin/ceph-mon', '/usr/bin/ceph-osd']

/** Reason why no server can be started here; '' when it can. */
export function missingCeph(): string {
  const missing = PROGRAMS.filter((program) => !existsSync(program))
  return missing.length === 0 ? '' : `no ${missing.join(', ')} (Debian: radosgw, ceph-mon, ceph-osd)`
}

/** A server of the S3 API: Ceph with one monitor, one store in memory and one gateway. */
export interface CephServer {
  readonly endpoint: string
  readonly accessKey: string
  readonly secretKey: string
  /** Bytes that a bucket may hold; undefined lifts the limit. */
  readonly setQuota: (bucket: string, bytes: number | undefined) => Promise<void>
  /** Takes the access key away, or gives it back. */
  readonly setKeyValid: (valid: boolean) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Settings for a cluster of one that forgets everything and decides at once. */
function configOf(folder: string, id: string, monitor: number, gateway: number): string {
  return `[global]
fsid = ${id}
mon host = v2:127.0.0.1:${monitor}/0
public addr = 127.0.0.1
keyring = ${folder}/keyring
mon data = ${folder}/mon
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 536870912
run dir = ${folder}
admin socket =
log file = /dev/null
mon cluster log file = /dev/null
auth allow insecure global id reclaim = false
mon data avail crit = 1
mon allow pool size one = true
mon max pg per osd = 1000
paxos propose interval = 0.01
paxos min wait = 0.01
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd crush initial weight = 1
rgw frontends = beast endpoint=127.0.0.1:${gateway} tcp_nodelay=1
rgw rados pool pg num min = 1
rgw thread pool size = 32
rgw enable gc threads = false
rgw enable lc threads = false
rgw enable quota threads = false
rgw dynamic resharding = false
rgw run sync thread = false
rgw override bucket index max shards = 1
rgw bucket quota ttl = 0
`
}

async function untilAnswers(endpoint: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(endpoint).catch(() => undefined)
    if (answer !== undefined) return
    await pause(100)
  }
  throw new Error(`Ceph does not answer at ${endpoint}`)
}

/** Starts a server with one user; it ends with this process at the latest. */
export async function startCeph(): Promise<CephServer> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-ceph-'))
  const [monitor, gateway] = [await freePort(), await freePort()]
  const id = randomUUID()
  const config = ['-c', join(folder, 'ceph.conf')]
  const children: ChildProcess[] = []
  const start = (program: string, ...args: string[]) => {
    // The kernel ends it when this process is killed before it can.
    const child = spawn('setpriv', ['--pdeathsig', 'KILL', program, ...config, '-f', ...args], {
      stdio: 'ignore',
    })
    children.push(child)
  }
  await mkdir(join(folder, 'mon'))
  await mkdir(join(folder, 'osd'))
  await writeFile(join(folder, 'ceph.conf'), configOf(folder, id, monitor, gateway))
  const keyring = join(folder, 'keyring')
  const all = ['--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *']
  await run('ceph-authtool', [
    '--create-keyring',
    keyring,
    '--gen-key',
    '-n',
    'mon.',
    '--cap',
    'mon',
    'allow *',
  ])
  for (const name of ['client.admin', 'client.rgw', 'osd.0'])
    await run('ceph-authtool', [keyring, '--gen-key', '-n', name, ...all])
  const map = join(folder, 'monmap')
  await run('monmaptool', ['--create', '--fsid', id, '--addv', 'a', `[v2:127.0.0.1:${monitor}/0]`, map])
  await run('ceph-mon', [...config, '--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring])
  start('ceph-mon', '-i', 'a')
  const disk = randomUUID()
  await run('ceph', [...config, 'osd', 'new', disk])
  await run('ceph-osd', [...config, '-i', '0', '--mkfs', '--osd-uuid', disk])
  start('ceph-osd', '-i', '0')
  start('radosgw', '-n', 'client.rgw')
  const endpoint = `http://127.0.0.1:${gateway}`
  await untilAnswers(endpoint)
  const admin = (...args: string[]) => run('radosgw-admin', [...config, '-n', 'client.rgw', ...args])
  const [accessKey, secretKey] = [randomUUID(), randomUUID()]
  const key = ['--uid=livery', `--access-key=${accessKey}`]
  await admin('user', 'create', ...key, `--secret-key=${secretKey}`, '--display-name=livery')
  return {
    endpoint,
    accessKey,
    secretKey,
    setQuota: async (bucket, bytes) => {
      const which = ['--quota-scope=bucket', `--bucket=${bucket}`]
      if (bytes !== undefined) await admin('quota', 'set', ...which, `--max-size=${bytes}`)
      await admin('quota', bytes === undefined ? 'disable' : 'enable', ...which)
    },
    setKeyValid: async (valid) => {
      if (valid) await admin('key', 'create', ...key, `--secret-key=${secretKey}`, '--key-type=s3')
      else await admin('key', 'rm', ...key, '--key-type=s3')
    },
    stop: async () => {
      const ended = children.map((child) => new Promise((resolve) => child.once('exit', resolve)))
      for (const child of children) child.kill('SIGKILL')
      await Promise.all(ended)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
