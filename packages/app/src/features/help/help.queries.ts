import { unwrap, type Gateway } from '@livery/api'
import { HELP_DEVICE } from '@livery/domain/support'
import type { LanguageCode } from '@livery/i18n'
import { queryOptions } from '@tanstack/react-query'

/** Query of the whole help centre; it rarely changes except with the language. */
export function helpQuery(gateway: Gateway, lang: LanguageCode) {
  return queryOptions({
    queryKey: ['help', lang],
    queryFn: async ({ signal }) =>
      (
        await unwrap(
          gateway.GET('/wps/system/helpCenter', { params: { query: { lang, device: HELP_DEVICE } }, signal }),
        )
      ).list,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
