import { unwrap, type Gateway } from '@livery/api'
import { HELP_DEVICE } from '@livery/domain'
import type { LanguageCode } from '@livery/i18n'
import { queryOptions } from '@tanstack/react-query'

/** The whole help centre; it changes with the language and hardly ever else. */
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
