import { unwrap, type Gateway, type Schemas } from '@livery/api'
import { MODULES } from '@livery/domain'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { useGateway } from '../boot/index.ts'

/** Countries and their dialling codes. */
export function countriesQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: ['system', 'countries'],
    queryFn: async ({ signal }) => (await unwrap(gateway.GET('/wps/system/country', { signal }))).list,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Which checks this merchant asks for before a call of that purpose. */
export function checksQuery(gateway: Gateway, purpose: 'login' | 'register' | 'forget') {
  return queryOptions({
    queryKey: ['verification', 'checks', purpose],
    queryFn: ({ signal }) =>
      unwrap(gateway.GET('/wps/verification', { params: { query: { purpose } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The merchant's rules of registration; their words come in the language of the call. */
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

/** The rules of registration; in another language the old words stay until the new ones are there. */
export function useRegistrationRules() {
  const { locale } = useIntl()
  return useQuery({
    ...registrationRulesQuery(useGateway(), locale),
    placeholderData: (before) => before,
  })
}

/** The gateway's rule for passwords, which holds wherever one is chosen; undefined until it is known. */
export function usePasswordRule(): Schemas['RegistrationRule'] | undefined {
  return useRegistrationRules().data?.fields.find(({ field }) => field === 'password')
}
