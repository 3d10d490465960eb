import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { LinkButton } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { ListEnd } from '#capabilities/paging/ListEnd.tsx'
import { listOf } from '#capabilities/paging/loadMore.ts'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { QueryView } from '#platform/queries/QueryView.tsx'

import { emptyMessages, rewardMessages as messages, rewardStateMessages } from '../rewards.messages.ts'
import { rewardsQuery } from '../rewards.queries.ts'
import { useClaim } from '../useClaim.ts'
import { ClaimedSheet } from './ClaimedSheet.tsx'
import { RewardCard } from './RewardCard.tsx'

export interface RewardsByStateProps {
  readonly state: Schemas['RewardState']
}

/** The member's rewards of one state. */
export function RewardsByState({ state }: RewardsByStateProps) {
  const { locale } = useIntl()
  const query = useInfiniteQuery(rewardsQuery(useGateway(), state, locale))
  const [paid, setPaid] = useState<Schemas['Reward']>()
  const claim = useClaim(setPaid)
  return (
    <QueryView
      query={query}
      pending={
        <Stack gap="x3">
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Stack>
      }
    >
      {({ pages }) => (
        <>
          <Stack gap="x3">
            <RewardList state={state} rewards={listOf(pages)} claim={claim} />
            <ListEnd query={query} pending={<Skeleton shape="card" />} />
          </Stack>
          <ClaimedSheet reward={paid} onClose={() => setPaid(undefined)} />
        </>
      )}
    </QueryView>
  )
}

interface RewardListProps extends RewardsByStateProps {
  readonly rewards: readonly Schemas['Reward'][]
  readonly claim: ReturnType<typeof useClaim>
}

function RewardList({ state, rewards, claim }: RewardListProps) {
  const { formatMessage } = useIntl()
  if (rewards.length === 0) {
    return (
      <EmptyState
        illustration="offer"
        title={formatMessage(emptyMessages.title[state])}
        text={state === 'unclaimed' ? formatMessage(emptyMessages.detail) : undefined}
        action={
          state === 'unclaimed' && (
            <LinkButton href={ROUTES.promotions.path}>{formatMessage(messages.promotions)}</LinkButton>
          )
        }
      />
    )
  }
  return (
    <Stack as="ul" gap="x3" label={formatMessage(rewardStateMessages[state])}>
      {rewards.map((reward) => (
        <RewardCard
          key={reward.id}
          reward={reward}
          onClaim={reward.state === 'unclaimed' ? () => claim.send(reward.id) : undefined}
          busy={claim.isPending && claim.wish === reward.id}
          waits={claim.isPending && claim.wish !== reward.id}
        />
      ))}
    </Stack>
  )
}
