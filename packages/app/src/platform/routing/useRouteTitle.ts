import { useTranslate } from '@livery/i18n'

import { useRoute } from './useRoute.ts'

/**
 * Title of the current route: the header's text, the document's title, the announcement on arrival for screen
 * readers.
 */
export function useRouteTitle(): string {
  const translate = useTranslate()
  return translate(useRoute().route.titleId)
}
