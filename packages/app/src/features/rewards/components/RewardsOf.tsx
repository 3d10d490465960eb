import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain'
import { LinkButton } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useNearEnd } from '@livery/ui/game-grid'
import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { useGateway } from '../../../shell/boot/index.ts'
import { QueryFailure } from '../../../shell/errors/QueryFailure.tsx'
import { loadMore } from '../../../shell/paging/loadMore.ts'
import { MoreFailed } from '../../../shell/paging/MoreFailed.tsx'
import { emptyMessages, rewardMessages as messages, rewardStateMessages } from '../rewards.messages.ts'
import { rewardsQuery } from '../rewards.queries.ts'
import { useClaim } from '../useClaim.ts'
import { ClaimedSheet } from './ClaimedSheet.tsx'
import { RewardCard } from './RewardCard.tsx'

export interface RewardsOfProps {
  readonly state: Schemas['RewardState']
}

/** The member's rewards of one state. */
export function RewardsOf({ state }: RewardsOfProps) {
  const { formatMessage, locale } = useIntl()
  const query = useInfiniteQuery(rewardsQuery(useGateway(), state, locale))
  const { data, error, isPending, isFetchingNextPage, refetch } = query
  const end = useNearEnd(loadMore(query))
  const [paid, setPaid] = useState<Schemas['Reward']>()
  const claim = useClaim(setPaid)

  if (isPending) {
    return (
      <Stack gap="x3">
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Stack>
    )
  }
  const rewards = data?.pages.flatMap(({ list }) => list) ?? []
  if (error && rewards.length === 0) return <QueryFailure error={error} onRetry={() => void refetch()} />
  return (
    <>
      {rewards.length === 0 ? (
        <EmptyState
          illustration="offer"
          title={formatMessage(emptyMessages.title[state])}
          text={state === 'unclaimed' ? formatMessage(emptyMessages.detail) : undefined}
          action={
            state === 'unclaimed' && (
              <LinkButton href={ROUTES.activity.path}>{formatMessage(messages.promotions)}</LinkButton>
            )
          }
        />
      ) : (
        <Stack as="ul" gap="x3" label={formatMessage(rewardStateMessages[state])}>
          {rewards.map((reward) => (
            <RewardCard
              key={reward.id}
              reward={reward}
              onClaim={reward.state === 'unclaimed' ? () => claim.mutate(reward.id) : undefined}
              busy={claim.isPending && claim.variables === reward.id}
              waits={claim.isPending && claim.variables !== reward.id}
            />
          ))}
          {isFetchingNextPage && <Skeleton shape="card" />}
        </Stack>
      )}
      <MoreFailed query={query} />
      <div ref={end} aria-hidden />
      <ClaimedSheet reward={paid} onClose={() => setPaid(undefined)} />
    </>
  )
}
