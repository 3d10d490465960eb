import { GatewayError } from '@livery/api'
import { MutationCache, QueryClient } from '@tanstack/react-query'

import type { FailureHandler } from '../errors/index.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The form or button that sends it words its failures itself, or shows none. */
      readonly wordedByCaller?: boolean
    }
  }
}

/** How long an answer counts as fresh when its owner names no time of its own, ms. */
const STALE_AFTER = 30_000

/** A refusal is an answer: only what may pass by itself is asked again, once. */
function mayPass(error: unknown): boolean {
  return error instanceof GatewayError && (error.status === 0 || error.status === 500 || error.status === 502)
}

/** Server state. A query's owner shows its error in place; an action's failure is told by a toast. */
export function createQueryClient(fail: Pick<FailureHandler, 'ofAction'>): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.wordedByCaller) fail.ofAction(error)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER,
        retry: (failures, error) => failures < 1 && mayPass(error),
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  })
}
