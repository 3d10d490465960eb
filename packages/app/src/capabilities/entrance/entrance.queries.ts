import { unwrap, type Gateway, type Schemas } from '@livery/api'
import { MODULES } from '@livery/domain/site'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { useGateway, useServices } from '#platform/boot/ServicesContext.ts'

/** Countries and their dialling codes. */
export function countriesQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: ['system', 'countries'],
    queryFn: async ({ signal }) => (await unwrap(gateway.GET('/wps/system/country', { signal }))).list,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Query of the verification checks that this merchant requires before a call of that purpose. */
export function checksQuery(gateway: Gateway, purpose: 'login' | 'register' | 'forget' | 'bind') {
  return queryOptions({
    queryKey: ['verification', 'checks', purpose],
    queryFn: ({ signal }) =>
      unwrap(gateway.GET('/wps/verification', { params: { query: { purpose } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Query of the merchant's registration rules; their texts are in the language of the call. */
function registrationRulesQuery(gateway: Gateway, language: string) {
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

/**
 * Rules whose messages are in the player's language. Messages in another one are dropped, and the site words the rule
 * itself (S-register-05).
 */
export function rulesInLanguage(
  rules: Schemas['RegistrationRules'],
  language: string,
): Schemas['RegistrationRules'] {
  if (rules.language === undefined || rules.language === language) return rules
  return { ...rules, fields: rules.fields.map((rule) => ({ ...rule, message: '' })) }
}

/** The registration rules; after a change of language the old texts stay until the new ones have arrived. */
export function useRegistrationRules() {
  const { locale } = useIntl()
  const chosen = useServices().language.current()
  return useQuery({
    ...registrationRulesQuery(useGateway(), locale),
    select: (rules) => rulesInLanguage(rules, chosen),
    placeholderData: (before) => before,
  })
}

/** The gateway's password rule, for every form that sets one; undefined until it is loaded. */
export function usePasswordRule(): Schemas['RegistrationRule'] | undefined {
  return useRegistrationRules().data?.fields.find(({ field }) => field === 'password')
}
