import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { formatMoney } from '@livery/i18n'
import { LinkButton } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { EmptyState } from '@livery/ui/empty-state'
import { Stack } from '@livery/ui/stack'
import { Heading, Text } from '@livery/ui/text'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useIntl } from 'react-intl'

import { RegistrationLink } from '#capabilities/referral/RegistrationLink.tsx'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { PageBody, PageSkeletons } from '#platform/page/PageBody.tsx'
import { QueryView } from '#platform/queries/QueryView.tsx'
import { useReferralEnabled } from '#platform/whitelabel/useFlags.ts'

import { Friends, type FriendsProps } from './components/Friends.tsx'
import { InviteRewardCard } from './components/InviteRewardCard.tsx'
import { inviteMessages as messages } from './invite.messages.ts'
import { referralQuery } from './invite.queries.ts'

/** Referral page: the invite link, its rewards, and the invited friends. */
export default function InviteFriendsPage() {
  const { formatMessage } = useIntl()
  const enabled = useReferralEnabled()
  const query = useInfiniteQuery({ ...referralQuery(useGateway()), enabled })

  if (!enabled) {
    return (
      <EmptyState
        illustration="offer"
        title={formatMessage(messages.off)}
        text={formatMessage(messages.offDetail)}
        action={<LinkButton href={ROUTES.home.path}>{formatMessage(messages.home)}</LinkButton>}
      />
    )
  }
  return (
    <QueryView query={query} pending={<PageSkeletons shapes={['square', 'card', 'card']} />}>
      {({ pages }) =>
        pages[0] && (
          <Referral referral={pages[0]} friends={pages.flatMap(({ invited }) => invited)} query={query} />
        )
      }
    </QueryView>
  )
}

interface ReferralProps extends FriendsProps {
  readonly referral: Schemas['Referral']
}

/** The link, what it has earned, and who joined by it. */
function Referral({ referral, friends, query }: ReferralProps) {
  const { formatMessage, locale } = useIntl()
  const heading = useId()
  return (
    <PageBody>
      <Card padding="large">
        <Stack gap="x4">
          <Stack gap="x1">
            <Heading level={2} align="center">
              {formatMessage(messages.title, {
                amount: formatMoney(locale, referral.rewardPerMember, referral.currency),
              })}
            </Heading>
            <Text tone="secondary" align="center">
              {formatMessage(messages.text)}
            </Text>
          </Stack>
          <RegistrationLink
            label={formatMessage(messages.link)}
            url={referral.inviteUrl}
            qrText={referral.qrText}
          />
        </Stack>
      </Card>
      <InviteRewardCard referral={referral} />
      <Stack as="section" gap="x3" labelledBy={heading}>
        <Heading level={2} size="lead" id={heading}>
          {formatMessage(messages.friends)}
        </Heading>
        <Friends friends={friends} query={query} />
      </Stack>
    </PageBody>
  )
}
