import { isGuest } from '@livery/domain/account'
import { sideMenu, type SideMenuId } from '@livery/domain/menus'
import { ROUTES } from '@livery/domain/routes'
import { LinkButton } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import {
  IconAgent,
  IconBettingRecord,
  IconCustomerService,
  IconDownload,
  IconFeedback,
  IconInvite,
  IconKey,
  IconLanguage,
  IconMember,
  IconMessage,
  IconQuestion,
  IconRecord,
  IconSignIn,
  IconSignOut,
  type IconType,
} from '@livery/ui/icon'
import { List, ListRow } from '@livery/ui/list-row'
import { Shortcuts } from '@livery/ui/shortcut'
import { SideMenu } from '@livery/ui/side-menu'
import { Row, Stack } from '@livery/ui/stack'
import { StatusTag } from '@livery/ui/status-tag'
import { Text } from '@livery/ui/text'
import { useAtomValue, useSetAtom } from 'jotai'
import { useIntl } from 'react-intl'

import { MemberPicture } from '#capabilities/member/MemberPicture.tsx'
import { useGreeting } from '#capabilities/member/useGreeting.ts'
import { useSignOut } from '#capabilities/sign-out/useSignOut.ts'
import { unreadMessages } from '#capabilities/unread/unread.messages.ts'
import { WalletBalance } from '#capabilities/wallet/WalletBalance.tsx'
import { useSession, useTenant } from '#platform/boot/ServicesContext.ts'
import { openPanelAtom, totalUnreadAtom } from '#platform/panels/panels.atoms.ts'
import { useFlags, useReferralEnabled } from '#platform/whitelabel/useFlags.ts'
import { useOffersApp } from '#platform/whitelabel/useOffersApp.ts'

import { Effects } from './components/Effects.tsx'
import { LanguageValue } from './components/LanguageValue.tsx'
import { PriceFormats } from './components/PriceFormats.tsx'
import { ThemeChoice } from './components/ThemeChoice.tsx'
import { entryMessages, sideMenuMessages as messages } from './sideMenu.messages.ts'

const ICONS: Readonly<Record<SideMenuId, IconType>> = {
  login: IconSignIn,
  register: IconMember,
  profile: IconMember,
  accountRecord: IconRecord,
  bettingRecord: IconBettingRecord,
  inviteFriends: IconInvite,
  agent: IconAgent,
  appDownload: IconDownload,
  customerService: IconCustomerService,
  message: IconMessage,
  help: IconQuestion,
  feedback: IconFeedback,
  changePassword: IconKey,
  language: IconLanguage,
  signOut: IconSignOut,
}

/** Entries that are buttons at the bottom of the menu instead of rows in its list. */
const AT_THE_FOOT: ReadonlySet<SideMenuId> = new Set(['login', 'register'])

export interface SideMenuPanelProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Side menu on the right: player, navigation, theme and language, signing out. */
export default function SideMenuPanel({ open, onClose }: SideMenuPanelProps) {
  const { formatMessage } = useIntl()
  const session = useSession()
  const { layout } = useTenant()
  const openPanel = useSetAtom(openPanelAtom)
  const unread = useAtomValue(totalUnreadAtom)
  const signOut = useSignOut({ question: messages.signOutQuestion, waiting: messages.signingOut })
  const facts = {
    session: session ?? null,
    flags: useFlags(),
    referralEnabled: useReferralEnabled(),
    appOffered: useOffersApp(),
    first: layout.sideMenu.first,
  }
  const entries = sideMenu(facts).filter(({ id }) => !AT_THE_FOOT.has(id))
  /** Number of unread messages, for the entry that leads to them. */
  const unreadOf = (id: SideMenuId) =>
    id === 'message'
      ? { count: unread, countLabel: formatMessage(unreadMessages.unread, { count: unread }) }
      : {}
  const actions: Readonly<Partial<Record<SideMenuId, () => void>>> = {
    customerService: () => openPanel('customerService'),
    signOut: () => {
      onClose()
      void signOut()
    },
  }
  return (
    <SideMenu
      open={open}
      onClose={onClose}
      label={formatMessage(messages.label)}
      closeLabel={formatMessage(messages.close)}
      header={<Greeting />}
      footer={session && !isGuest(session.type) ? undefined : <Entrance />}
    >
      <Stack gap="x4">
        {session && (
          <Stack gutter>
            <Card padding="small">
              <WalletBalance />
            </Card>
          </Stack>
        )}
        <ThemeChoice />
        {layout.sideMenu.form === 'tiles' ? (
          <>
            <PriceFormats />
            <Effects />
            <Stack gutter>
              <Shortcuts
                label={formatMessage(messages.label)}
                items={entries.map(({ id, routeId }) => ({
                  id,
                  label: formatMessage(entryMessages[id]),
                  icon: ICONS[id],
                  ...unreadOf(id),
                  href: routeId === null ? undefined : ROUTES[routeId].path,
                  onPress: actions[id] ?? onClose,
                }))}
              />
            </Stack>
          </>
        ) : (
          <>
            <List>
              {entries.map(({ id, routeId }) => (
                <ListRow
                  key={id}
                  label={formatMessage(entryMessages[id])}
                  icon={ICONS[id]}
                  {...unreadOf(id)}
                  value={id === 'language' ? <LanguageValue /> : undefined}
                  href={routeId === null ? undefined : ROUTES[routeId].path}
                  onPress={actions[id] ?? onClose}
                />
              ))}
            </List>
            <PriceFormats />
            <Effects />
          </>
        )}
      </Stack>
    </SideMenu>
  )
}

function Greeting() {
  const { formatMessage } = useIntl()
  const greeting = useGreeting()
  if (!greeting) {
    return (
      <Stack gap="half">
        <Text weight="bold">{formatMessage(messages.visitor)}</Text>
        <Text size="small" tone="secondary">
          {formatMessage(messages.visitorHint)}
        </Text>
      </Stack>
    )
  }
  return (
    <Row>
      <MemberPicture name={greeting.name} />
      <Stack gap="half">
        <Text size="small" tone="secondary">
          {greeting.greeting}
        </Text>
        <Text weight="bold" lines={1} dir="auto">
          {greeting.name}
        </Text>
      </Stack>
      {greeting.vip !== undefined && <StatusTag label={greeting.vip} />}
    </Row>
  )
}

function Entrance() {
  const { formatMessage } = useIntl()
  return (
    <Row equal>
      <LinkButton fill tone="quiet" href={ROUTES.register.path}>
        {formatMessage(entryMessages.register)}
      </LinkButton>
      <LinkButton fill href={ROUTES.login.path}>
        {formatMessage(entryMessages.login)}
      </LinkButton>
    </Row>
  )
}
