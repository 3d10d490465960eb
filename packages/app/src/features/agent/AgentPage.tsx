import { SegmentedTabs, TabPanel } from '@livery/ui/segmented-tabs'
import { Stack } from '@livery/ui/stack'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'

import { PageBody } from '#platform/page/PageBody.tsx'

import { agentMessages as messages } from './agent.messages.ts'
import { Downline } from './components/Downline.tsx'
import { Overview } from './components/Overview.tsx'
import { TeamProfitLoss } from './components/TeamProfitLoss.tsx'

const TABS = 'agent'
const VIEWS = ['overview', 'profitLoss', 'downline'] as const
type View = (typeof VIEWS)[number]

/** Query parameters of the page: the selected view, and the member whose downline is shown. */
const VIEW = 'view'
const UNDER = 'under'

/** Agent page: the team's figures, the registration link, contracts, profit and loss, and the downline. */
export default function AgentPage() {
  const { formatMessage } = useIntl()
  const [search, setSearch] = useSearchParams()
  const view = VIEWS.find((one) => one === search.get(VIEW)) ?? 'overview'
  const show = (next: View): void => setSearch(next === 'overview' ? {} : { [VIEW]: next }, { replace: true })
  return (
    <PageBody>
      <SegmentedTabs
        id={TABS}
        label={formatMessage(messages.views)}
        tabs={VIEWS.map((id) => ({ id, label: formatMessage(messages[id]) }))}
        selected={view}
        onSelect={show}
      />
      <TabPanel of={TABS} selected={view}>
        <Stack gap="x4">
          {view === 'overview' && <Overview />}
          {view === 'profitLoss' && <TeamProfitLoss />}
          {view === 'downline' && (
            <Downline
              under={search.get(UNDER) ?? ''}
              onOpen={(under) => setSearch({ [VIEW]: 'downline', ...(under !== '' && { [UNDER]: under }) })}
            />
          )}
        </Stack>
      </TabPanel>
    </PageBody>
  )
}
