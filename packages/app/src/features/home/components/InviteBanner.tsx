import { clickAgent } from '@livery/domain/access'
import { ROUTES } from '@livery/domain/routes'
import type { HomeSection } from '@livery/tenant'
import { Button } from '@livery/ui/button'
import { IconInvite } from '@livery/ui/icon'
import { RichText } from '@livery/ui/rich-text'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { useSession } from '#platform/boot/ServicesContext.ts'
import { useClickDecision } from '#platform/routing/useClickDecision.ts'
import { useFlags, useShowsReferral } from '#platform/whitelabel/useFlags.ts'
import { useInvitation } from '#platform/whitelabel/useTemplates.ts'

import * as css from '../home.css.ts'
import { homeMessages as messages } from '../home.messages.ts'
import { GroupBanner } from './GroupBanner.tsx'

export interface InviteBannerProps {
  /** With the operator's picture above, or the strip alone. Default `banner`. */
  readonly variant?: HomeSection<'invite'>['variant']
  /** The brand's own name of the banner. */
  readonly title?: string | undefined
}

/** The invite banner: the operator's own words, and a button that opens the referral. */
export function InviteBanner({ variant = 'banner', title }: InviteBannerProps) {
  const { formatMessage } = useIntl()
  const session = useSession() ?? null
  const html = useInvitation()
  const shown = useShowsReferral()
  const flags = useFlags()
  const decide = useClickDecision()
  if (!shown) return null
  return (
    <Stack gap="x3">
      {variant === 'banner' && <GroupBanner group="invite" />}
      <Stack gutter>
        <aside className={css.invite} aria-label={title ?? formatMessage(messages.invite)}>
          <IconInvite size="large" />
          <div className={css.inviteText}>
            {html === undefined ? (
              <Text tone="inherit">{formatMessage(messages.invite)}</Text>
            ) : (
              <RichText html={html} size="small" />
            )}
          </div>
          <span className={css.inviteClaim}>
            <Button
              size="small"
              onPress={() => decide(clickAgent(session, flags), undefined, ROUTES.agent.path)}
            >
              {formatMessage(messages.inviteClaim)}
            </Button>
          </span>
        </aside>
      </Stack>
    </Stack>
  )
}
