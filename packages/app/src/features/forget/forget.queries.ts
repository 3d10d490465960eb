import { unwrap, type Gateway } from '@livery/api'
import { MODULES } from '@livery/domain'
import { queryOptions } from '@tanstack/react-query'

/** Which checks this merchant asks for when a password is forgotten. */
export function forgetChecksQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: ['forget', 'checks'],
    queryFn: ({ signal }) =>
      unwrap(gateway.GET('/wps/verification', { params: { query: { purpose: 'forget' } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

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

/** Countries and their dialling codes. */
export function countriesQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: ['system', 'countries'],
    queryFn: async ({ signal }) => (await unwrap(gateway.GET('/wps/system/country', { signal }))).list,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
