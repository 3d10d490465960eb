import { unwrap, type Gateway } from '@livery/api'
import { MODULES } from '@livery/domain'
import { queryOptions } from '@tanstack/react-query'

/**
 * One captcha picture, an equation or some characters; it is good for one try.
 * @param turn counts the pictures of this visit: another number is another picture
 */
export function captchaQuery(gateway: Gateway, turn: number) {
  return queryOptions({
    queryKey: ['feedback', 'captcha', turn],
    queryFn: ({ signal }) =>
      unwrap(gateway.GET('/wps/captcha', { params: { query: { module: MODULES.common } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
