import { unwrap, type Gateway } from '@livery/api'
import { ANNOUNCEMENT_PLATFORM, ANNOUNCEMENT_TYPES, BANNER_GROUPS, MODULES } from '@livery/domain'
import { queryOptions } from '@tanstack/react-query'

/** The merchant's rules of the form; their words come in the language of the call. */
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

/** Which checks this merchant asks for at registration. */
export function registrationChecksQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: ['registration', 'checks'],
    queryFn: ({ signal }) =>
      unwrap(gateway.GET('/wps/verification', { params: { query: { purpose: 'register' } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/**
 * One captcha picture; it is good for one try.
 * @param turn counts the pictures of this visit: another number is another picture
 */
export function captchaQuery(gateway: Gateway, turn: number) {
  return queryOptions({
    queryKey: ['registration', 'captcha', turn],
    queryFn: ({ signal }) =>
      unwrap(gateway.GET('/wps/captcha', { params: { query: { module: MODULES.captcha } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
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

/** Banners of the registration page. */
export function registrationBannersQuery(gateway: Gateway, merchantCode: string, language: string) {
  return queryOptions({
    queryKey: ['registration', 'banners', merchantCode, language],
    queryFn: async ({ signal }) => {
      const query = {
        types: ANNOUNCEMENT_TYPES.banners,
        groupName: BANNER_GROUPS.registration,
        platform: ANNOUNCEMENT_PLATFORM,
        merchantCode,
      } as const
      return (
        await unwrap(gateway.GET('/wps/relay/MCSFE_getListAnnouncements', { params: { query }, signal }))
      ).banners
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
