import { fetchesChatUnread, fetchesInboxUnread } from '@livery/domain/access'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { useGateway, useSession, useTenant } from '#platform/boot/ServicesContext.ts'
import { useFlags } from '#platform/whitelabel/useFlags.ts'

import { chatUnreadQuery, inboxUnreadQuery, unreadNoticesQuery } from './unread.queries.ts'

export interface Unread {
  readonly notices: number
  readonly inbox: number
  readonly chat: number
  /** The sum, which every menu shows that leads to messages. */
  readonly total: number
  /** True once every count that this player has is known. */
  readonly loaded: boolean
}

/** Unread counts by entry of the message center; 0 until loaded, and for players without the entry. */
export function useUnread(): Unread {
  const gateway = useGateway()
  const { locale } = useIntl()
  const { merchantCode } = useTenant()
  const session = useSession() ?? null
  const flags = useFlags()
  const notices = useQuery({
    ...unreadNoticesQuery(gateway, merchantCode, locale),
    enabled: session !== null,
  })
  const inbox = useQuery({ ...inboxUnreadQuery(gateway), enabled: fetchesInboxUnread(session) })
  const chat = useQuery({ ...chatUnreadQuery(gateway), enabled: fetchesChatUnread(session, flags) })
  const [ofNotices = 0, ofInbox = 0, ofChat = 0] = [notices.data, inbox.data, chat.data]
  return {
    notices: ofNotices,
    inbox: ofInbox,
    chat: ofChat,
    total: ofNotices + ofInbox + ofChat,
    loaded: ![notices, inbox, chat].some(({ isLoading }) => isLoading),
  }
}
