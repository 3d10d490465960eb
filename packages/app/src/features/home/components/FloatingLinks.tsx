import { IconClose, IconMessage } from '@livery/ui/icon'
import { IconButton, IconLink } from '@livery/ui/icon-button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { SOCIAL_NAMES } from '#capabilities/site-footer/socialNames.ts'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { useLinkCheck } from '#platform/trust/useLinkCheck.ts'
import { whitelabelQuery } from '#platform/whitelabel/whitelabel.queries.ts'

import * as css from '../home.css.ts'
import { homeMessages as messages } from '../home.messages.ts'

/**
 * Floating links to messaging services, where the operator has set some. Several fold into one button, so that they
 * do not cover the games.
 */
export function FloatingLinks() {
  const { formatMessage } = useIntl()
  const { data } = useQuery(whitelabelQuery(useGateway()))
  const check = useLinkCheck()
  const [unfolded, setUnfolded] = useState(false)
  const links = (data?.floatingLinks ?? []).flatMap(({ kind, url }) => {
    const href = check(url, 'contact')
    return href === null ? [] : [{ kind, href }]
  })
  if (links.length === 0) return null
  const several = links.length > 1
  return (
    <div className={css.floating}>
      {(unfolded || !several) &&
        links.map(({ kind, href }) => (
          <IconLink
            key={kind}
            label={SOCIAL_NAMES[kind]}
            icon={IconMessage}
            tone="brand"
            href={href}
            newTab
          />
        ))}
      {several && (
        <IconButton
          label={formatMessage(unfolded ? messages.contactsFold : messages.contacts)}
          icon={unfolded ? IconClose : IconMessage}
          tone="quiet"
          expanded={unfolded}
          onPress={() => setUnfolded(!unfolded)}
        />
      )}
    </div>
  )
}
