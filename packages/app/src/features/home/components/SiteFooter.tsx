import {
  checkLink,
  downloadUrl,
  footerDownloads,
  opensInSameWindow,
  promotionPath,
  ROUTES,
} from '@livery/domain'
import { LinkButton } from '@livery/ui/button'
import { Footer, FooterGroup } from '@livery/ui/footer'
import { IconSmartphone } from '@livery/ui/icon'
import { Row } from '@livery/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { useGateway, useTenant } from '../../../shell/boot/index.ts'
import { readDevice } from '../../../shell/device/index.ts'
import { useGameContext } from '../../../shell/games/gameContext.ts'
import { downloadsQuery } from '../../../shell/gateway/downloadLinks.queries.ts'
import { LegalNotice } from '../../../shell/jurisdiction/LegalNotice.tsx'
import { useFlags, whitelabelQuery } from '../../../shell/whitelabel/index.ts'
import { footerMessages as messages } from '../footer.messages.ts'
import { footerPromotionsQuery } from '../later.queries.ts'
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
  const apps = footerDownloads(readDevice(false), links).map((offer) => {
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

/** What runs now, by name, and the way to all of it. */
function Promotions() {
  const { formatMessage } = useIntl()
  const { data: running = [] } = useQuery(footerPromotionsQuery(useGameContext()))
  if (!useFlags().MENU_PROMOTION) return null
  return (
    <FooterGroup
      title={formatMessage(messages.promotions)}
      links={[
        ...running.map(({ id, title }) => ({ label: title, href: promotionPath({ id }) })),
        { label: formatMessage(messages.allPromotions), href: ROUTES.activity.path },
      ]}
    />
  )
}

/** Where else the brand is; the live settings first, the brand's own contacts without them. */
function Social() {
  const { formatMessage } = useIntl()
  const { contacts } = useTenant()
  const { data } = useQuery(whitelabelQuery(useGateway()))
  const own = (['youtube', 'telegram', 'facebook', 'whatsapp'] as const).flatMap((kind) =>
    contacts[kind] === undefined ? [] : [{ kind, url: contacts[kind] }],
  )
  const links = (data?.socialLinks ?? own).flatMap(({ kind, url }) => {
    const href = checkLink(url, { purpose: 'contact', self: location.origin })
    return href === null ? [] : [{ label: SOCIAL_NAMES[kind], href, newTab: true }]
  })
  return links.length > 0 && <FooterGroup title={formatMessage(messages.social)} links={links} />
}
