import type { Schemas } from '@livery/api'
import { useTranslate } from '@livery/i18n'
import { Card } from '@livery/ui/card'
import { SegmentedTabs, TabPanel } from '@livery/ui/segmented-tabs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { useGateway } from '../../shell/boot/index.ts'
import { PageBody } from '../../shell/frame/PageBody.tsx'
import { WalletBalance } from '../../shell/wallet/WalletBalance.tsx'
import { RewardsOf } from './components/RewardsOf.tsx'
import { rewardStateMessages } from './rewards.messages.ts'
import { rewardsQuery } from './rewards.queries.ts'

type State = Schemas['RewardState']

const TABS = 'rewards'
const STATES: readonly State[] = ['unclaimed', 'claimed', 'expired']

/** What waits to be claimed, what was claimed, and what expired; beside the balance that a claim adds to. */
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
        <RewardsOf key={state} state={state} />
      </TabPanel>
    </PageBody>
  )
}
