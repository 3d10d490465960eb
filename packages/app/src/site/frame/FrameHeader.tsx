import { clickAgent } from '@livery/domain/access'
import { ROUTES } from '@livery/domain/routes'
import type { HeaderPart } from '@livery/tenant'
import { AppHeader } from '@livery/ui/app-header'
import { LinkButton } from '@livery/ui/button'
import { IconDownload, IconInvite, IconMenu, IconSearch } from '@livery/ui/icon'
import { IconButton, IconLink } from '@livery/ui/icon-button'
import { useAtom, useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { unreadMessages } from '#capabilities/unread/unread.messages.ts'
import { useSession, useTenant } from '#platform/boot/ServicesContext.ts'
import { frameMessages } from '#platform/page/frame.messages.ts'
import { pageHeaderAtom } from '#platform/page/pageHeader.ts'
import { openPanelAtom, totalUnreadAtom } from '#platform/panels/panels.atoms.ts'
import { lazyPart } from '#platform/parts/lazyPart.tsx'
import { OptionalPart } from '#platform/parts/OptionalPart.tsx'
import { useClickDecision } from '#platform/routing/useClickDecision.ts'
import { useGoBack } from '#platform/routing/useGoBack.ts'
import { useRoute } from '#platform/routing/useRoute.ts'
import { useRouteTitle } from '#platform/routing/useRouteTitle.ts'
import { BrandLogo } from '#platform/whitelabel/BrandLogo.tsx'
import { useFlags, useShowsReferral } from '#platform/whitelabel/useFlags.ts'
import { useOffersApp } from '#platform/whitelabel/useOffersApp.ts'

/** Lazy import: visitors have no money to show. */
const HeaderMoney = lazyPart(() => import('./HeaderMoney.tsx'))

/** Logo, the brand's choice of contents, and menu: the header of the home routes. */
export function HomeHeader() {
  const { layout } = useTenant()
  return (
    <AppHeader
      variant="glass"
      logoAt={layout.header.logo}
      logo={<BrandLogo href={ROUTES.home.path} />}
      end={
        <>
          {layout.header.shows.map((part) => (
            <Part key={part} part={part} />
          ))}
          <MenuButton />
        </>
      }
    />
  )
}

/** Content of home's header that a brand may have beside logo and menu button. */
function Part({ part }: { readonly part: HeaderPart }) {
  const { formatMessage } = useIntl()
  const visitor = useSession() === undefined
  switch (part) {
    case 'invite':
      return <InviteBlock />
    case 'download':
      return <DownloadLink />
    case 'search':
      return (
        <IconLink
          label={formatMessage(frameMessages.search)}
          icon={IconSearch}
          href={ROUTES.gameCenter.path}
        />
      )
    case 'enter':
      return (
        visitor && (
          <LinkButton size="small" href={ROUTES.login.path}>
            {formatMessage(frameMessages.enter)}
          </LinkButton>
        )
      )
    case 'balance':
    case 'deposit':
      return (
        !visitor && (
          <OptionalPart>
            <HeaderMoney part={part} />
          </OptionalPart>
        )
      )
  }
}

function DownloadLink() {
  const { formatMessage } = useIntl()
  return (
    useOffersApp() && (
      <IconLink
        label={formatMessage(frameMessages.download)}
        icon={IconDownload}
        href={ROUTES.install.path}
      />
    )
  )
}

/** Header of the other routes: title, back button, the page's action, and menu. */
export function TitleHeader() {
  const { formatMessage } = useIntl()
  const { route } = useRoute()
  const routeTitle = useRouteTitle()
  const { title = routeTitle, action } = useAtomValue(pageHeaderAtom)
  const goBack = useGoBack()
  return (
    <AppHeader
      title={title}
      back={{ label: formatMessage(frameMessages.back), onPress: goBack }}
      backAt={route.backSide}
      end={
        <>
          {action && <IconButton label={action.label} icon={action.icon} onPress={action.onPress} />}
          <MenuButton />
        </>
      }
    />
  )
}

/** Link to the referral, on the home routes alone (S-frame-10). */
function InviteBlock() {
  const { formatMessage } = useIntl()
  const flags = useFlags()
  const session = useSession() ?? null
  const decide = useClickDecision()
  if (!useShowsReferral()) return null
  return (
    <IconButton
      label={formatMessage(frameMessages.invite)}
      icon={IconInvite}
      onPress={() => decide(clickAgent(session, flags), undefined, ROUTES.agent.path)}
    />
  )
}

function MenuButton() {
  const { formatMessage } = useIntl()
  const [panel, openPanel] = useAtom(openPanelAtom)
  const count = useAtomValue(totalUnreadAtom)
  const menu = formatMessage(frameMessages.menu)
  const unread = () => formatMessage(unreadMessages.unread, { count })
  return (
    <IconButton
      // A comma in every language: Arabic would join its 'and' to the number, which is on the badge as a word of its own.
      label={count > 0 ? `${menu}, ${unread()}` : menu}
      icon={IconMenu}
      count={count}
      expanded={panel === 'sideMenu'}
      onPress={() => openPanel('sideMenu')}
    />
  )
}
