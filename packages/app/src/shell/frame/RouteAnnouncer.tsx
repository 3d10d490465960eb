import { useEffect, useRef, useState } from 'react'

import { useTenant } from '../boot/index.ts'
import { useRoute } from '../routing/useRoute.ts'
import { useRouteTitle } from '../routing/useRouteTitle.ts'
import { Spoken } from './Spoken.tsx'

/** Names the page in the document's title, and tells a screen reader where a tap has led. */
export function RouteAnnouncer() {
  const { name } = useTenant()
  const { route } = useRoute()
  const title = useRouteTitle()
  const shown = useRef(route.id)
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [title, name])

  useEffect(() => {
    if (shown.current === route.id) return
    shown.current = route.id
    setAnnounced(title)
    // Without this the focus would fall back to the page's very beginning, far from what has changed.
    document.querySelector('main')?.focus({ preventScroll: true })
  }, [route.id, title])

  return <Spoken as="status">{announced}</Spoken>
}
