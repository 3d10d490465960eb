import { GatewayError, type ErrorCode } from '@livery/api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { SiteStatusStore } from '#platform/status/status.ts'

import { createFailureHandler, type FailureParts } from './createFailureHandler.ts'

const failure = (status: number, code: ErrorCode) =>
  new GatewayError({ status, code, message: code, requestId: 'r-1' })
const request = new Request('https://gateway.example/wps/wallets/gcs')

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => vi.unstubAllGlobals())

/** Messages that the player sees for a failure reported by the gateway client and by an action. */
async function shown(error: GatewayError) {
  const toast = vi.fn<() => void>()
  const confirm = vi.fn<() => Promise<boolean>>().mockResolvedValue(false)
  const report = vi.fn<SiteStatusStore['report']>()
  const fail = createFailureHandler({
    overlays: { notify: { failure: toast }, confirm },
    status: { report },
  } as unknown as FailureParts)
  const counts = () => [toast, confirm, report].map(({ mock }) => mock.calls.length)
  fail.ofSite(error, request)
  await vi.dynamicImportSettled()
  const bySite = counts()
  fail.ofAction(error)
  await vi.dynamicImportSettled()
  return { bySite, afterAction: counts() }
}

test.each<[string, GatewayError, readonly number[], readonly number[]]>([
  // toasts, dialogs and reports of the site's status
  ['a refusal, for its action', failure(422, 'wallet.insufficient'), [0, 0, 0], [1, 0, 0]],
  ['a trial account’s limit, for the site', failure(403, 'role.free_reject'), [0, 1, 0], [0, 1, 0]],
  ['a missing birthday, for the site', failure(422, 'member.birthday_missing'), [0, 1, 0], [0, 1, 0]],
  ['maintenance, for the site', failure(503, 'site.maintenance'), [0, 0, 1], [0, 0, 1]],
  ['a blocked region, for the site', failure(451, 'site.region_restricted'), [0, 0, 1], [0, 0, 1]],
])('%s, is shown once', async (_, error, bySite, afterAction) => {
  expect(await shown(error)).toEqual({ bySite, afterAction })
})
