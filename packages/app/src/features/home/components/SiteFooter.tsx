import { checkLink, downloadUrl, opensInSameWindow, ROUTES } from '@livery/domain'
import { LinkButton } from '@livery/ui/button'
import { Footer, FooterGroup } from '@livery/ui/footer'
import { IconSmartphone } from '@livery/ui/icon'
import { Row } from '@livery/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { useGateway, useTenant } from '../../../shell/boot/index.ts'
import { readDevice } from '../../../shell/device/index.ts'
import { downloadLinksQuery } from '../../../shell/gateway/downloadLinks.queries.ts'
import { LegalNotice } from '../../../shell/jurisdiction/LegalNotice.tsx'
import { whitelabelQuery } from '../../../shell/whitelabel/index.ts'
import { footerMessages as messages } from '../footer.messages.ts'
import { SOCIAL_NAMES } from '../socialNames.ts'

/** The end of home: apps, links, responsible gaming, licence. */
export function SiteFooter() {
  const { formatMessage } = useIntl()
  const [year] = useState(() => new Date().getFullYear())
  const { name, legal } = useTenant()
  return (
    <Footer text={formatMessage(messages.text, { year, brand: name })}>
      <Apps />
      <FooterGroup
        title={formatMessage(messages.links)}
        links={[
          { label: formatMessage(messages.promotions), href: ROUTES.activity.path },
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

/** Download buttons; only outside the native app, and only where the operator has a link. */
function Apps() {
  const { formatMessage } = useIntl()
  const { install } = useTenant()
  const { data = [] } = useQuery(downloadLinksQuery(useGateway()))
  if (readDevice(false).nativeApp) return null
  const apps = [
    { label: messages.installIos, url: install.iosProfileUrl ?? downloadUrl(data, 'MOBILECONFIG') },
    { label: messages.installAndroid, url: downloadUrl(data, 'Android') ?? install.androidUrl ?? null },
  ].flatMap(({ label, url }) => {
    const href = url === null ? null : checkLink(url, { purpose: 'download', self: location.origin })
    return href === null ? [] : [{ label: formatMessage(label), href }]
  })
  if (apps.length === 0) return null
  return (
    <Row wrap>
      {apps.map(({ label, href }) => (
        <LinkButton
          key={href}
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
