import { downloadUrl, footerDownloads } from '@livery/domain/device'
import { promotionPath } from '@livery/domain/promotions'
import { ROUTES } from '@livery/domain/routes'
import { opensInSameWindow } from '@livery/domain/site'
import { Button, LinkButton } from '@livery/ui/button'
import { Footer, FooterGroup } from '@livery/ui/footer'
import { IconSmartphone } from '@livery/ui/icon'
import { Row, Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { downloadsQuery } from '#capabilities/downloads/downloadLinks.queries.ts'
import { fetchProfile } from '#capabilities/downloads/fetchProfile.ts'
import { useSafariFirst } from '#capabilities/downloads/useSafariFirst.ts'
import { useGameContext } from '#capabilities/games/gameContext.ts'
import { LegalNotice } from '#capabilities/jurisdiction/LegalNotice.tsx'
import { useGateway, useOverlays, useTenant } from '#platform/boot/ServicesContext.ts'
import { useDevice } from '#platform/device/useDevice.ts'
import { useRoute } from '#platform/routing/useRoute.ts'
import { useLinkCheck } from '#platform/trust/useLinkCheck.ts'
import { useFlags } from '#platform/whitelabel/useFlags.ts'
import { useOffersApp } from '#platform/whitelabel/useOffersApp.ts'
import { whitelabelQuery } from '#platform/whitelabel/whitelabel.queries.ts'

import { footerMessages as messages } from './footer.messages.ts'
import { footerPromotionsQuery } from './footer.queries.ts'
import { SOCIAL_NAMES } from './socialNames.ts'

export interface SiteFooterProps {
  /** True to show the licence in one line, which opens the rest. */
  readonly folded?: boolean
}

/** Footer of every page that has an end: apps, promotions, links, responsible gaming, licence. */
export function SiteFooter({ folded = false }: SiteFooterProps) {
  const { formatMessage } = useIntl()
  const [year] = useState(() => new Date().getFullYear())
  const { name, legal } = useTenant()
  const groups = (
    <>
      <Apps />
      <Promotions />
      <FooterGroup
        title={formatMessage(messages.links)}
        links={[
          { label: formatMessage(messages.helpCentre), href: ROUTES.help.path },
          { label: formatMessage(messages.terms), href: ROUTES.userAgreement.path },
        ]}
      />
      <Social />
      <FooterGroup
        title={formatMessage(messages.responsibleTitle)}
        text={formatMessage(messages.responsibleBody, { age: legal.minimumAge })}
        links={[
          { label: formatMessage(messages.responsibleLink), href: ROUTES.responsibleGaming.path },
          ...legal.responsibleGaming.map(({ label, url }) => ({ label, href: url, newTab: true })),
        ]}
      />
    </>
  )
  const last = formatMessage(messages.text, { year, brand: name })
  if (folded)
    return (
      <Footer>
        <LegalNotice size="line" links={false}>
          <Stack gap="section">
            {groups}
            <Text size="caption" tone="secondary">
              {last}
            </Text>
          </Stack>
        </LegalNotice>
      </Footer>
    )
  return (
    <Footer text={last}>
      {groups}
      <LegalNotice size="block" links={false} />
    </Footer>
  )
}

const APPS = {
  iosProfile: { label: messages.installIos, resourceType: 'MOBILECONFIG' },
  androidApp: { label: messages.installAndroid, resourceType: 'Android' },
} as const

/** Download buttons, by the operator's links, with the same steps as those of the download bar (S-footer-07). */
function Apps() {
  const { formatMessage } = useIntl()
  const overlays = useOverlays()
  const safariFirst = useSafariFirst()
  const offered = useOffersApp()
  const { data: links = [] } = useQuery({ ...downloadsQuery(useGateway(), useLinkCheck()), enabled: offered })
  const device = useDevice()
  const offers = offered ? footerDownloads(device, links) : []
  if (offers.length === 0) return null
  const look = { tone: 'outline', size: 'small', icon: IconSmartphone } as const
  return (
    <Row wrap>
      {offers.map((offer) => {
        const { label, resourceType } = APPS[offer]
        const href = downloadUrl(links, resourceType) ?? ''
        return offer === 'iosProfile' ? (
          <Button
            key={offer}
            {...look}
            onPress={() => safariFirst(device, () => fetchProfile(href, overlays))}
          >
            {formatMessage(label)}
          </Button>
        ) : (
          <LinkButton key={offer} {...look} href={href} newTab={!opensInSameWindow(href)}>
            {formatMessage(label)}
          </LinkButton>
        )
      })}
    </Row>
  )
}

/** Names of the current promotions, and a link to all of them; not below the promotions themselves. */
function Promotions() {
  const { formatMessage } = useIntl()
  const { route } = useRoute()
  const named = useFlags().MENU_PROMOTION && route.menu !== 'promotion'
  const { data: running = [] } = useQuery({ ...footerPromotionsQuery(useGameContext()), enabled: named })
  if (!named) return null
  return (
    <FooterGroup
      title={formatMessage(messages.promotions)}
      links={[
        ...running.map(({ id, title }) => ({ label: title, href: promotionPath({ id }) })),
        { label: formatMessage(messages.allPromotions), href: ROUTES.promotions.path },
      ]}
    />
  )
}

/** Links to the brand's social networks, from the live settings or else the brand's own contacts. */
function Social() {
  const { formatMessage } = useIntl()
  const { contacts } = useTenant()
  const check = useLinkCheck()
  const { data } = useQuery(whitelabelQuery(useGateway()))
  const own = (['youtube', 'telegram', 'facebook', 'whatsapp'] as const).flatMap((kind) =>
    contacts[kind] === undefined ? [] : [{ kind, url: contacts[kind] }],
  )
  const links = (data?.socialLinks ?? own).flatMap(({ kind, url }) => {
    const href = check(url, 'contact')
    return href === null ? [] : [{ label: SOCIAL_NAMES[kind], href, newTab: true }]
  })
  return links.length > 0 && <FooterGroup title={formatMessage(messages.social)} links={links} />
}
