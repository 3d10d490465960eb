import { GatewayError } from '@livery/api'
import { MutationCache, notifyManager, QueryClient } from '@tanstack/react-query'

import type { FailureHandler } from '#platform/errors/createFailureHandler.ts'
import type { PartOf } from '#platform/queries/wholes.ts'

import { commitTogether } from './commitTogether.ts'

notifyManager.setScheduler(commitTogether())

declare module '@tanstack/react-query' {
  interface Register {
    /** A query whose answer is a part of another's names that. */
    queryMeta: Partial<PartOf> & {
      /** The answer was asked for because of its parts alone: a document holds them in its place. */
      readonly forParts?: boolean
    }
    mutationMeta: {
      /** A failure is told in a toast. Without it the form or button that sends the mutation words it, or shows none. */
      readonly toastFailure?: boolean
    }
  }
}

/** Default time that an answer counts as fresh, ms. */
const STALE_AFTER = 30_000

/** True for transient failures, which are retried once. A refusal is an answer and is not retried. */
function mayPass(error: unknown): boolean {
  return error instanceof GatewayError && (error.status === 0 || error.status === 500 || error.status === 502)
}

/** Server state. A query's owner shows its error in place, a mutation's owner words its failure or asks for a toast. */
export function createQueryClient(fail: Pick<FailureHandler, 'ofAction'>): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (mutation.meta?.toastFailure) fail.ofAction(error)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER,
        retry: (failures, error) => failures < 1 && mayPass(error),
        refetchOnWindowFocus: false,
        // Without a network a query fails and its page shows an error, instead of waiting silently.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Without a network a mutation fails at once: one that waits would be sent after the player has given up.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
