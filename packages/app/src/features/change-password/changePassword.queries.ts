import { unwrap, type Gateway } from '@livery/api'
import { MODULES } from '@livery/domain'
import { queryOptions } from '@tanstack/react-query'

/** The rules of registration: a new password meets the same one. */
export function registrationRulesQuery(gateway: Gateway, language: string) {
  return queryOptions({
    queryKey: ['registration', 'rules', language],
    queryFn: ({ signal }) =>
      unwrap(
        gateway.GET('/wps/member/register/rules', {
          params: { query: { module: MODULES.registration } },
          signal,
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
