import { clickInbox, clickLiveChat } from '@livery/domain/access'
import { seesAgentEntry } from '@livery/domain/account'
import { ROUTES } from '@livery/domain/routes'
import { Card } from '@livery/ui/card'
import { IconAgent, IconCustomerService, IconMail, IconNotice, IconSend } from '@livery/ui/icon'
import { List, ListRow } from '@livery/ui/list-row'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useIntl } from 'react-intl'

import { downloadLinksQuery } from '#capabilities/downloads/downloadLinks.queries.ts'
import { OwnHeader } from '#capabilities/page-duties/OwnHeader.tsx'
import { unreadMessages } from '#capabilities/unread/unread.messages.ts'
import { useUnread } from '#capabilities/unread/useUnread.ts'
import { useGateway, useSession, useTenant } from '#platform/boot/ServicesContext.ts'
import { openPanelAtom } from '#platform/panels/panels.atoms.ts'
import { routeTitles } from '#platform/routing/routeTitles.messages.ts'
import { useClickDecision } from '#platform/routing/useClickDecision.ts'
import { useGoBack } from '#platform/routing/useGoBack.ts'
import { useLinkCheck } from '#platform/trust/useLinkCheck.ts'
import { useFlags } from '#platform/whitelabel/useFlags.ts'

import * as css from './messageCenter.css.ts'
import { messageMessages as messages } from './messageCenter.messages.ts'
import { messengerLink } from './messengerLink.ts'
import { useOpenChat } from './useOpenChat.ts'

/** Message center: messages to the player, and the channels to the operator. */
export default function MessageCenterPage() {
  const { formatMessage } = useIntl()
  const session = useSession() ?? null
  const flags = useFlags()
  const { contacts } = useTenant()
  const { data: links = [] } = useQuery(downloadLinksQuery(useGateway()))
  const messenger = messengerLink(links, contacts.telegram, useLinkCheck())
  const unread = useUnread()
  const decide = useClickDecision()
  const openChat = useOpenChat()
  const openPanel = useSetAtom(openPanelAtom)
  const goBack = useGoBack()
  const counted = (count: number) => ({ count, countLabel: formatMessage(unreadMessages.unread, { count }) })

  /** Agents reach the platform's partner service where there is a chat; everybody else reaches customer service. */
  function openAffiliateService(): void {
    if (session && seesAgentEntry(session.type) && flags.CBS3) openChat('platform')
    else openPanel('customerService')
  }
  return (
    <>
      <OwnHeader
        title={formatMessage(routeTitles.messageCenter)}
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
              href={ROUTES.announcements.path}
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
