import { FileRefused, TenantProblems } from '@livery/tenant'

import type { Leak } from '../stamp/leakScan.ts'

/** Another brand's data in a bundle; the bundle was not written. */
export class LeakError extends Error {
  override readonly name = 'LeakError'
  readonly tenant: string
  readonly leaks: readonly Leak[]

  constructor(tenant: string, leaks: readonly Leak[]) {
    super(`${leaks.length} leaks into ${tenant}`)
    this.tenant = tenant
    this.leaks = leaks
  }
}

/** A brand that is not built because of something in its own folder, which stops no other brand. */
export interface RefusedBrand {
  readonly tenant: string
  readonly reason: LeakError | TenantProblems | FileRefused
}

/** The brand's own reason that its build failed for; undefined for a failure that the next brand would meet, too. */
export function reasonOf(error: unknown): RefusedBrand['reason'] | undefined {
  return error instanceof LeakError || error instanceof TenantProblems || error instanceof FileRefused
    ? error
    : undefined
}
