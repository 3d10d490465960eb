import type { FastifyInstance } from 'fastify'

import { type Clock, systemClock } from '../clock.ts'
import { type Contract, readContract } from '../contract/index.ts'
import { type Database, type DatabaseLocation, migrate, openDatabase } from '../database/index.ts'
import { enterJobs } from '../jobs/runJobs.ts'
import { followClock } from '../jobs/sharedClock.ts'
import { startTicking } from '../jobs/ticker.ts'
import { type Merchants, loadMerchants } from '../merchants.ts'
import { MODULES } from '../modules.ts'
import type { SandboxModule, Services } from '../operations.ts'
import { startPurging } from '../purge/purge.ts'
import { SEED, seededRandom } from '../random.ts'
import { seedOnce } from '../seed/seedOnce.ts'
import { createApp, type Reach } from './app.ts'
import { requestLog, type RequestLog } from './requestLog.ts'

/** Options of a sandbox; all have defaults. */
export interface SandboxOptions {
  readonly database?: DatabaseLocation
  /** Origin for browsers. */
  readonly origin?: string
  readonly clock?: Clock
  readonly merchants?: Merchants
  readonly modules?: readonly SandboxModule[]
  readonly contract?: Contract
  readonly log?: RequestLog
  /** False where jobs run only when asked for (`runDueJobs`), as in tests; true by default. */
  readonly ticking?: boolean
  /** Trusted proxies, and the console's token. */
  readonly reach?: Reach
}

/** Gateway, ready to listen or to be called with `app.inject`. */
export interface Sandbox {
  readonly app: FastifyInstance
  readonly db: Database
  readonly services: Services
  readonly contract: Contract
  readonly log: RequestLog
  close(): Promise<void>
}

const CORE_MIGRATIONS = new URL('../database/migrations/', import.meta.url)

/** Opens the database, migrates and seeds it, and creates the server. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const modules = options.modules ?? MODULES
  const contract = options.contract ?? (await readContract())
  const [db, merchants] = await Promise.all([
    openDatabase(options.database),
    options.merchants ?? loadMerchants(),
  ])
  const log = options.log ?? requestLog()
  const services: Services = {
    db,
    clock: options.clock ?? systemClock(),
    random: seededRandom(SEED),
    merchants,
    origin: options.origin ?? 'http://localhost:7000',
    contract,
    log,
    modules,
  }
  await migrate(db, [
    { module: 'core', folder: CORE_MIGRATIONS },
    ...modules.flatMap(({ name, migrations }) => (migrations ? [{ module: name, folder: migrations }] : [])),
  ])
  await followClock(db, services.clock)
  await seedOnce(services)
  await enterJobs(db, services)
  const app = await createApp({ contract, modules, services, log, reach: options.reach ?? {} })
  const stopTicking = options.ticking === false ? undefined : startTicking(services)
  const stopPurging = startPurging(services)
  return {
    app,
    db,
    services,
    contract,
    log,
    close: async () => {
      await stopTicking?.()
      await stopPurging()
      await app.close()
      await db.close()
    },
  }
}
