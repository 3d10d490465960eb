import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'

import { useTenant } from '../boot/index.ts'
import { useRoute } from '../routing/useRoute.ts'
import { useRouteTitle } from '../routing/useRouteTitle.ts'
import { pageHeaderAtom } from './pageHeader.ts'
import { Spoken } from './Spoken.tsx'

/** Names the page in the document's title, and tells a screen reader where a tap has led. */
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
    // Without this the focus would fall back to the page's very beginning, far from what has changed.
    document.querySelector('main')?.focus({ preventScroll: true })
  }, [route.id, routeTitle])

  return <Spoken as="status">{announced}</Spoken>
}
