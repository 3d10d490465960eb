import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'

import { unreadMessages } from '#capabilities/unread/unread.messages.ts'
import { useUnread } from '#capabilities/unread/useUnread.ts'
import { useOverlays } from '#platform/boot/ServicesContext.ts'
import { totalUnreadAtom } from '#platform/panels/panels.atoms.ts'

/** Total of the unread, told to the whole site (S-menu-13); a notice says when it has grown (S-announcements-06). */
export function TotalUnread() {
  const { total, loaded } = useUnread()
  const setTotal = useSetAtom(totalUnreadAtom)
  const { notify } = useOverlays()
  const known = useRef<number>(undefined)
  useEffect(() => {
    setTotal(total)
    if (!loaded) return
    if (known.current !== undefined && total > known.current) notify.notice(unreadMessages.arrived)
    known.current = total
  }, [total, loaded, setTotal, notify])
  useEffect(() => () => setTotal(0), [setTotal])
  return null
}
