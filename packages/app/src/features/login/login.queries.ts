import { unwrap, type Gateway } from '@livery/api'
import { MODULES } from '@livery/domain'
import { queryOptions } from '@tanstack/react-query'

/** Which checks this merchant asks for at login. */
export function loginChecksQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: ['login', 'checks'],
    queryFn: ({ signal }) =>
      unwrap(gateway.GET('/wps/verification', { params: { query: { purpose: 'login' } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/**
 * One captcha picture; it is good for one try.
 * @param turn counts the pictures of this visit: another number is another picture
 */
export function captchaQuery(gateway: Gateway, turn: number) {
  return queryOptions({
    queryKey: ['login', 'captcha', turn],
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
