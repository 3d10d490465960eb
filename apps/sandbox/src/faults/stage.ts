import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { DatabaseLocation } from '../database/index.ts'
import { type Gateway, gatewayOn } from '../testing/gateways.ts'
import { freePort, postgresFolder, startPostgres, type TemporaryPostgres } from '../testing/postgres.ts'

/** Size of the small disk under the data in MB: room for the seeds and minutes of traffic. */
const DISK_MB = 600

/** Database with its gateways on a small disk of its own. */
export interface Stage {
  readonly name: string
  readonly database: DatabaseLocation
  readonly gateways: readonly Gateway[]
  /** The database's own server; absent for PGlite, which lives and dies with its process. */
  readonly server: TemporaryPostgres | undefined
  /** True where the disk can be filled. */
  readonly hasSmallDisk: boolean
  fillDisk(): Promise<void>
  freeDisk(): Promise<void>
  close(): Promise<void>
}

/** PGlite with one process, or PostgreSQL with two. */
export async function openStage(kind: 'pglite' | 'postgres', ports: readonly number[]): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-faults-'))
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o755)
  const hasSmallDisk = mountDisk(folder)
  const programs = postgresFolder()
  if (kind === 'postgres' && !programs)
    throw new Error('There is no PostgreSQL in /usr/lib/postgresql (apt-get install postgresql).')
  const server = kind === 'postgres' && programs ? await startPostgres(programs, folder) : undefined
  const data = join(folder, 'data')
  const database = server ? { url: server.urlOf('postgres') } : { folder: data }
  const variables = {
    // Hashing at its real cost would fill the run with scrypt.
    SANDBOX_SCRYPT_ROUNDS: '1024',
    ...(server ? { DATABASE_URL: server.urlOf('postgres') } : { SANDBOX_DATA: data }),
  }
  const free = async (index: number) => ports[index] ?? (await freePort())
  const count = server ? 2 : 1
  const gateways = await Promise.all(
    Array.from({ length: count }, async (_, index) => gatewayOn(await free(index), variables)),
  )
  const ballast = join(folder, 'ballast')
  return {
    name: server ? 'PostgreSQL, two processes' : 'PGlite, one process',
    database,
    gateways,
    server,
    hasSmallDisk,
    fillDisk: () => fill(folder, ballast),
    freeDisk: () => rm(ballast, { force: true }),
    close: async () => {
      for (const gateway of gateways) await gateway.kill()
      await server?.stop()
      if (hasSmallDisk) execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Mounts a disk of {@link DISK_MB} in memory; false where this user may not, and the disk's faults are left out. */
function mountDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}

/** Writes until there is no room, in pieces that get smaller. */
async function fill(folder: string, ballast: string): Promise<void> {
  const file = await open(ballast, 'a')
  try {
    for (const size of [1 << 20, 1 << 12]) {
      const piece = Buffer.alloc(size, 1)
      while (statfsSync(folder).bavail * statfsSync(folder).bsize > 0) {
        const written = await file.write(piece).catch(() => undefined)
        if (!written || written.bytesWritten < size) break
      }
    }
  } finally {
    await file.close()
  }
}
