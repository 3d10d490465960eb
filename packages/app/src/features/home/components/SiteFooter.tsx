import { downloadUrl, footerDownloads } from '@livery/domain/device'
import { promotionPath } from '@livery/domain/promotions'
import { ROUTES } from '@livery/domain/routes'
import { checkLink, opensInSameWindow } from '@livery/domain/site'
import { LinkButton } from '@livery/ui/button'
import { Footer, FooterGroup } from '@livery/ui/footer'
import { IconSmartphone } from '@livery/ui/icon'
import { Row } from '@livery/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { downloadsQuery } from '#capabilities/downloads/downloadLinks.queries.ts'
import { useGameContext } from '#capabilities/games/gameContext.ts'
import { LegalNotice } from '#capabilities/jurisdiction/LegalNotice.tsx'
import { useGateway, useTenant } from '#platform/boot/ServicesContext.ts'
import { pageOrigin } from '#platform/device/pageOrigin.ts'
import { useDevice } from '#platform/device/useDevice.ts'
import { useFlags } from '#platform/whitelabel/useFlags.ts'
import { whitelabelQuery } from '#platform/whitelabel/whitelabel.queries.ts'

import { footerMessages as messages } from '../footer.messages.ts'
import { footerPromotionsQuery } from '../lazyParts.queries.ts'
import { SOCIAL_NAMES } from '../socialNames.ts'

/** The end of home: apps, links, responsible gaming, licence. */
export function SiteFooter() {
  const { formatMessage } = useIntl()
  const [year] = useState(() => new Date().getFullYear())
  const { name, legal } = useTenant()
  return (
    <Footer text={formatMessage(messages.text, { year, brand: name })}>
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
      <LegalNotice size="block" links={false} />
    </Footer>
  )
}

const APPS = {
  iosProfile: { label: messages.installIos, resourceType: 'MOBILECONFIG' },
  androidApp: { label: messages.installAndroid, resourceType: 'Android' },
} as const

/** Download buttons, by the operator's links as the download bar has them. */
function Apps() {
  const { formatMessage } = useIntl()
  const { data: links = [] } = useQuery(downloadsQuery(useGateway()))
  const apps = footerDownloads(useDevice(), links).map((offer) => {
    const { label, resourceType } = APPS[offer]
    return { offer, label: formatMessage(label), href: downloadUrl(links, resourceType) ?? '' }
  })
  if (apps.length === 0) return null
  return (
    <Row wrap>
      {apps.map(({ offer, label, href }) => (
        <LinkButton
          key={offer}
          tone="outline"
          size="small"
          icon={IconSmartphone}
          href={href}
          newTab={!opensInSameWindow(href)}
        >
          {label}
        </LinkButton>
      ))}
    </Row>
  )
}

/** Names of the current promotions, and a link to all of them. */
function Promotions() {
  const { formatMessage } = useIntl()
  const { data: running = [] } = useQuery(footerPromotionsQuery(useGameContext()))
  if (!useFlags().MENU_PROMOTION) return null
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
  const { data } = useQuery(whitelabelQuery(useGateway()))
  const own = (['youtube', 'telegram', 'facebook', 'whatsapp'] as const).flatMap((kind) =>
    contacts[kind] === undefined ? [] : [{ kind, url: contacts[kind] }],
  )
  const links = (data?.socialLinks ?? own).flatMap(({ kind, url }) => {
    const href = checkLink(url, { purpose: 'contact', self: pageOrigin() })
    return href === null ? [] : [{ label: SOCIAL_NAMES[kind], href, newTab: true }]
  })
  return links.length > 0 && <FooterGroup title={formatMessage(messages.social)} links={links} />
}
