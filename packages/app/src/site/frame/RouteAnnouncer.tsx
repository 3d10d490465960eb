import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'

import { useTenant } from '#platform/boot/ServicesContext.ts'
import { pageHeaderAtom } from '#platform/page/pageHeader.ts'
import { ScreenReaderText } from '#platform/page/ScreenReaderText.tsx'
import { useRoute } from '#platform/routing/useRoute.ts'
import { useRouteTitle } from '#platform/routing/useRouteTitle.ts'

/** Sets the document's title and announces the new page to screen readers. */
export function RouteAnnouncer() {
  const { name } = useTenant()
  const { route } = useRoute()
  const routeTitle = useRouteTitle()
  const { title = routeTitle } = useAtomValue(pageHeaderAtom)
  const shown = useRef(route.id)
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [title, name])

  useEffect(() => {
    if (shown.current === route.id) return
    shown.current = route.id
    setAnnounced(routeTitle)
    // Focus management: without it the focus would fall back to the document's start.
    document.querySelector('main')?.focus({ preventScroll: true })
  }, [route.id, routeTitle])

  return <ScreenReaderText as="status">{announced}</ScreenReaderText>
}
