import type { RouteId } from '@livery/domain'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { useTenant } from '../boot/index.ts'
import { routeTitles } from '../routing/routeTitles.messages.ts'
import { useRoute } from '../routing/useRoute.ts'
import { Spoken } from './Spoken.tsx'

/** Names the page in the document's title, and tells a screen reader where a tap has led. */
export function RouteAnnouncer() {
  const { formatMessage } = useIntl()
  const { name } = useTenant()
  const { route } = useRoute()
  const title = formatMessage(routeTitles[route.id as RouteId])
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
