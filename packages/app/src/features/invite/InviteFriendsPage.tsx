import { ROUTES } from '@livery/domain'
import { formatMoney } from '@livery/i18n'
import { LinkButton } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { EmptyState } from '@livery/ui/empty-state'
import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import { Heading, Text } from '@livery/ui/text'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useIntl } from 'react-intl'

import { useGateway } from '../../shell/boot/index.ts'
import { QueryFailure } from '../../shell/errors/QueryFailure.tsx'
import { PageBody } from '../../shell/frame/PageBody.tsx'
import { RegistrationLink } from '../../shell/referral/RegistrationLink.tsx'
import { useReferralEnabled } from '../../shell/whitelabel/index.ts'
import { Friends } from './components/Friends.tsx'
import { RewardCard } from './components/RewardCard.tsx'
import { inviteMessages as messages } from './invite.messages.ts'
import { referralQuery } from './invite.queries.ts'

/** The referral: a link to pass on, what it has earned, and who followed it. */
export default function InviteFriendsPage() {
  const { formatMessage, locale } = useIntl()
  const friends = useId()
  const enabled = useReferralEnabled()
  const query = useInfiniteQuery({ ...referralQuery(useGateway()), enabled })
  const pages = query.data?.pages ?? []
  const [referral] = pages

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
  if (!referral) {
    return query.isError ? (
      <QueryFailure error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <PageBody>
        <Skeleton shape="square" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </PageBody>
    )
  }
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
      <RewardCard referral={referral} />
      <Stack as="section" gap="x3" labelledBy={friends}>
        <Heading level={2} size="lead" id={friends}>
          {formatMessage(messages.friends)}
        </Heading>
        <Friends friends={pages.flatMap(({ invited }) => invited)} query={query} />
      </Stack>
    </PageBody>
  )
}
