import { setTimeout as wait } from 'node:timers/promises'

import type { Call } from '../contract/index.ts'
import type { Db } from '../database/index.ts'
import { Failure, fail } from '../failure.ts'
import { readState, takeFault } from '../state/merchantState.ts'
import { countryOf } from '../system/country.ts'

/** A failure that someone asked for on the console: it may be one that the contract would never let out. */
export class PlannedFailure extends Failure {
  constructor(status: number, code: string) {
    super(status, code, 'A fault planned on the console.', undefined, status === 429 ? 1 : undefined)
  }
}

/** What a visitor can still ask of a closed site: why it is closed, and whom to talk to. */
const OPEN_WHEN_CLOSED: ReadonlySet<string> = new Set([
  'getSystemStatus',
  'getWhitelabel',
  'getCustomerService',
  'openCustomerService',
])

/**
 * Lets a call through, or stops it as the console's switches say.
 *
 * @throws Failure 503 `site.maintenance`, 451 `site.region_restricted`, or whatever fault was planned
 */
export async function passGate(db: Db, merchant: string, call: Call, ip: string): Promise<void> {
  const state = await readState(db, merchant)
  if (state.latencyMs > 0) await wait(state.latencyMs)
  if (!OPEN_WHEN_CLOSED.has(call.operationId)) {
    if (state.maintenance) {
      fail(503, 'site.maintenance', { message: 'The site is under maintenance.', data: { info: state.info } })
    }
    if (state.regionRestriction) {
      fail(451, 'site.region_restricted', {
        message: 'This site does not serve your country.',
        data: { country: countryOf(ip) },
      })
    }
  }
  if (state.faults.length > 0) {
    const fault = await takeFault(db, merchant, call.operationId)
    if (fault) {
      throw new PlannedFailure(fault.status, fault.code)
    }
  }
  // Faults at a rate are meant to surprise: they are the one chance that is not seeded.
  if (state.faultRate > 0 && Math.random() < state.faultRate) {
    fail(500, 'server.error', { message: 'A fault by the rate set on the console.' })
  }
}
