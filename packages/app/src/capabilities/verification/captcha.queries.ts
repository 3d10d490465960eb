import { unwrap, type Gateway } from '@livery/api'
import type { MODULES } from '@livery/domain/site'
import { queryOptions } from '@tanstack/react-query'

/** Captcha module: digits for login and registration, an equation or characters for the rest. */
export type CaptchaModule = typeof MODULES.captcha | typeof MODULES.common

/**
 * One captcha picture; it is good for one try.
 * @param turn counts the pictures of this visit: another number is another picture
 */
export function captchaQuery(gateway: Gateway, module: CaptchaModule, turn: number) {
  return queryOptions({
    queryKey: ['verification', 'captcha', module, turn],
    queryFn: ({ signal }) => unwrap(gateway.GET('/wps/captcha', { params: { query: { module } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
