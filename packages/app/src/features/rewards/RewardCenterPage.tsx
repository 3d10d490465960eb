import type { Schemas } from '@livery/api'
import { useTranslate } from '@livery/i18n'
import { Card } from '@livery/ui/card'
import { SegmentedTabs, TabPanel } from '@livery/ui/segmented-tabs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { WalletBalance } from '#capabilities/wallet/WalletBalance.tsx'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { PageBody } from '#platform/page/PageBody.tsx'

import { RewardsByState } from './components/RewardsByState.tsx'
import { rewardStateMessages } from './rewards.messages.ts'
import { rewardsQuery } from './rewards.queries.ts'

type State = Schemas['RewardState']

const TABS = 'rewards'
const STATES: readonly State[] = ['unclaimed', 'claimed', 'expired']

/** Reward center: unclaimed, claimed and expired rewards, and the balance that a claim adds to. */
export default function RewardCenterPage() {
  const { formatMessage, locale } = useIntl()
  const translate = useTranslate()
  const [state, setState] = useState<State>('unclaimed')
  const waiting = useInfiniteQuery(rewardsQuery(useGateway(), 'unclaimed', locale)).data?.pages[0]?.unclaimed

  return (
    <PageBody>
      <Card>
        <WalletBalance />
      </Card>
      <SegmentedTabs
        id={TABS}
        label={translate('route.rewardCenter.title')}
        tabs={STATES.map((id) => ({
          id,
          label: formatMessage(rewardStateMessages[id]),
          count: id === 'unclaimed' ? waiting : 0,
        }))}
        selected={state}
        onSelect={setState}
      />
      <TabPanel of={TABS} selected={state}>
        <RewardsByState key={state} state={state} />
      </TabPanel>
    </PageBody>
  )
}
