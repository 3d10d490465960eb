import { setTimeout as wait } from 'node:timers/promises'

import type { Call } from '../contract/index.ts'
import type { Db } from '../database/index.ts'
import { Failure, fail } from '../failure.ts'
import { maintenanceInfo, type MerchantState, takeFault } from '../state/merchantState.ts'
import { countryOf } from '../system/country.ts'

/** Failure configured on the console; its code may be one that the contract does not allow. */
export class PlannedFailure extends Failure {
  constructor(status: number, code: string) {
    super(status, code, 'A failure configured on the console.', undefined, status === 429 ? 1 : undefined)
  }
}

/** Calls available while a site is closed: the reason, and customer service. */
const OPEN_WHEN_CLOSED: ReadonlySet<string> = new Set([
  'getSystemStatus',
  'getWhitelabel',
  'getCustomerService',
  'openCustomerService',
])

/** A call that reached the gate, with the console's settings of its merchant. */
export interface GatedCall {
  /** Merchant's code. */
  readonly merchant: string
  readonly state: MerchantState
  readonly call: Call
  readonly ip: string
  /** Platform language of the answer. */
  readonly language: string
}

/**
 * Applies the console's settings to a call.
 * @throws Failure 503 `site.maintenance`, 451 `site.region_restricted`, or the configured fault
 */
export async function passGate(db: Db, { merchant, state, call, ip, language }: GatedCall): Promise<void> {
  if (state.latencyMs > 0) await wait(state.latencyMs)
  if (!OPEN_WHEN_CLOSED.has(call.operationId)) {
    if (state.maintenance) {
      const info = maintenanceInfo(state, language)
      fail(503, 'site.maintenance', { message: 'The site is under maintenance.', data: { info } })
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
  // Unseeded on purpose: faults at a rate should be unpredictable.
  if (state.faultRate > 0 && Math.random() < state.faultRate) {
    fail(500, 'server.error', { message: 'A fault by the rate set on the console.' })
  }
}
