import {
  clickInbox,
  clickLiveChat,
  fetchesChatUnread,
  fetchesInboxUnread,
  ROUTES,
  seesAgentEntry,
} from '@livery/domain'
import { Card } from '@livery/ui/card'
import { IconAgent, IconCustomerService, IconMail, IconNotice, IconSend } from '@livery/ui/icon'
import { List, ListRow } from '@livery/ui/list-row'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useIntl } from 'react-intl'

import { useGateway, useSession, useTenant } from '../../shell/boot/index.ts'
import { OwnHeader } from '../../shell/frame/OwnHeader.tsx'
import { openPanelAtom } from '../../shell/frame/panels.atoms.ts'
import { useClickDecision } from '../../shell/frame/useClickDecision.ts'
import { downloadLinksQuery } from '../../shell/gateway/downloadLinks.queries.ts'
import { routeTitles } from '../../shell/routing/routeTitles.messages.ts'
import { useGoBack } from '../../shell/routing/useGoBack.ts'
import { useFlags } from '../../shell/whitelabel/index.ts'
import * as css from './message.css.ts'
import { messageMessages as messages } from './message.messages.ts'
import { chatUnreadQuery, inboxUnreadQuery, unreadNoticesQuery } from './message.queries.ts'
import { messengerLink } from './messengerLink.ts'
import { useOpenChat } from './useOpenChat.ts'

/** Everything that reaches the player, and the ways to reach the operator. */
export default function MessagePage() {
  const { formatMessage } = useIntl()
  const session = useSession() ?? null
  const flags = useFlags()
  const { contacts } = useTenant()
  const { data: links = [] } = useQuery(downloadLinksQuery(useGateway()))
  const messenger = messengerLink(links, contacts.telegram, location.origin)
  const unread = useUnread()
  const decide = useClickDecision()
  const openChat = useOpenChat()
  const openPanel = useSetAtom(openPanelAtom)
  const goBack = useGoBack()
  const counted = (count: number) => ({ count, countLabel: formatMessage(messages.unread, { count }) })

  /** Agents talk to the platform's people for partners; everybody else starts at customer service. */
  function openAffiliateService(): void {
    if (session && seesAgentEntry(session.type)) openChat('platform')
    else openPanel('customerService')
  }
  return (
    <>
      <OwnHeader
        title={formatMessage(routeTitles.message)}
        back={{ label: formatMessage(messages.back), onPress: goBack }}
      />
      <div className={css.page}>
        <Card padding="none">
          <List label={formatMessage(messages.list)}>
            <ListRow
              {...counted(unread.notices)}
              icon={IconNotice}
              label={formatMessage(messages.notices)}
              detail={formatMessage(messages.noticesDetail)}
              href={ROUTES.notice.path}
            />
            <ListRow
              {...counted(unread.inbox)}
              icon={IconMail}
              label={formatMessage(messages.inbox)}
              detail={formatMessage(messages.inboxDetail)}
              onPress={() => decide(clickInbox(session), undefined, ROUTES.inbox.path)}
            />
            {flags.CBS3 && (
              <ListRow
                {...counted(unread.chat)}
                icon={IconCustomerService}
                label={formatMessage(messages.chat)}
                detail={formatMessage(messages.chatDetail)}
                onPress={() => decide(clickLiveChat(session), () => openChat('merchant'))}
                newTab
              />
            )}
            <ListRow
              icon={IconAgent}
              label={formatMessage(messages.affiliate)}
              detail={formatMessage(messages.affiliateDetail)}
              onPress={openAffiliateService}
            />
            {messenger !== undefined && (
              <ListRow
                icon={IconSend}
                label={formatMessage(messages.messenger)}
                detail={formatMessage(messages.messengerDetail)}
                href={messenger}
                newTab
              />
            )}
          </List>
        </Card>
      </div>
    </>
  )
}

/** What is unread, by entry; 0 until it is known, and for those who are not asked about. */
function useUnread(): { readonly notices: number; readonly inbox: number; readonly chat: number } {
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
  return { notices: notices.data ?? 0, inbox: inbox.data ?? 0, chat: chat.data ?? 0 }
}
