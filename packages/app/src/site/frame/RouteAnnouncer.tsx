import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { useTenant } from '#platform/boot/ServicesContext.ts'
import { focusMain, isFocusLost } from '#platform/page/focusMain.ts'
import { pageHeaderAtom } from '#platform/page/pageHeader.ts'
import { ScreenReaderText } from '#platform/page/ScreenReaderText.tsx'
import { useRoute } from '#platform/routing/useRoute.ts'
import { useRouteTitle } from '#platform/routing/useRouteTitle.ts'

/** Sets the document's title and announces the new page to screen readers. */
export function RouteAnnouncer() {
  const { name } = useTenant()
  const { route } = useRoute()
  const routeTitle = useRouteTitle()
  const { title: headerTitle = routeTitle, documentTitle: title = headerTitle } = useAtomValue(pageHeaderAtom)
  const { pathname } = useLocation()
  const shown = useRef({ id: route.id, pathname, title })
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [title, name])

  useEffect(() => {
    const before = shown.current
    shown.current = { id: route.id, pathname, title }
    const moved = before.pathname !== pathname
    if (moved || before.title !== title) setAnnounced(title)
    // Without it the focus would fall back to the document's start. A tab that changes the address keeps the focus.
    if (before.id !== route.id || (moved && isFocusLost())) focusMain()
  }, [route.id, pathname, title])

  return <ScreenReaderText as="status">{announced}</ScreenReaderText>
}
