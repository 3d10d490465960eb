import { TenantProblems } from '@livery/tenant'

import { LeakError, type RefusedBrand } from '../build/refusedBrand.ts'
import type { BrandFault } from '../release/unreadableState.ts'
import { printLeak } from './leaks.ts'
import { printProblems } from './problems.ts'
import type { Terminal } from './terminal.ts'

/** Prints of each brand that was not built why it was not. */
export function printRefused(terminal: Terminal, refused: readonly RefusedBrand[]): void {
  for (const { tenant, reason } of refused) {
    if (reason instanceof LeakError) printLeak(terminal, reason)
    else
      terminal.fail(
        `${tenant} was not built${reason instanceof TenantProblems ? '.' : `: ${reason.message}`}`,
      )
    if (reason instanceof TenantProblems) printProblems(terminal, reason.problems)
  }
}

/**
 * The same for the one object of `--json`: fields that are absent where every brand was built.
 * @param others brands that failed before they were built
 */
export function refusedFields(refused: readonly RefusedBrand[], others: readonly BrandFault[] = []): object {
  const leaks = refused.flatMap(({ reason }) =>
    reason instanceof LeakError ? [{ tenant: reason.tenant, leaks: reason.leaks }] : [],
  )
  const problems = refused.flatMap(({ reason }) => (reason instanceof TenantProblems ? reason.problems : []))
  const failed = [...others, ...refused.map(({ tenant, reason }) => ({ tenant, fault: reason.message }))]
  return {
    ...(leaks.length > 0 && { leaks }),
    ...(problems.length > 0 && { problems }),
    ...(failed.length > 0 && { failed }),
  }
}
