import type { RouteTitleId } from '@livery/domain'
import { useTranslate } from '@livery/i18n'

import { useRoute } from './useRoute.ts'

/** The title of the route on screen: the header's text, the document's title, what a screen reader hears on arrival. */
export function useRouteTitle(): string {
  const translate = useTranslate()
  return translate(useRoute().route.titleId as RouteTitleId)
}
