import type { Schemas } from '@livery/api'
import { SegmentedTabs, TabPanel } from '@livery/ui/segmented-tabs'
import { Sheet } from '@livery/ui/sheet'
import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import { Suspense } from 'react'
import { useIntl } from 'react-intl'

import { lotteryMessages } from '#capabilities/lottery/lottery.messages.ts'
import type { Lottery } from '#capabilities/lottery/lotteryMapping.ts'
import { lazyPart } from '#platform/parts/lazyPart.tsx'

import { DrawHistory } from '../../draws/DrawHistory.tsx'
import { PlayRules } from '../../PlayRules.tsx'

/** Lazy import: most players bet without it. */
const TrendTable = lazyPart(async () => ({
  default: (await import('../../draws/TrendTable.tsx')).TrendTable,
}))

export type InfoTab = 'results' | 'trend' | 'rules'

export interface InfoSheetProps {
  /** Open tab; undefined while the sheet is closed. */
  readonly tab: InfoTab | undefined
  readonly onTab: (tab: InfoTab | undefined) => void
  readonly lottery: Lottery
  readonly plays: readonly Schemas['LotteryPlay'][]
}

const TABS = 'lottery-info'

/** Information sheet over the bet form: past draws, trend, rules. */
export function InfoSheet({ tab, onTab, lottery, plays }: InfoSheetProps) {
  const { formatMessage } = useIntl()
  const shown = tab ?? 'results'
  return (
    <Sheet
      open={tab !== undefined}
      onClose={() => onTab(undefined)}
      title={lottery.displayName}
      closeLabel={formatMessage(lotteryMessages.close)}
      height="full"
    >
      <Stack gap="x4">
        <SegmentedTabs
          id={TABS}
          label={lottery.displayName}
          tabs={(['results', 'trend', 'rules'] as const).map((id) => ({
            id,
            label: formatMessage(lotteryMessages[id]),
          }))}
          selected={shown}
          onSelect={onTab}
        />
        <TabPanel of={TABS} selected={shown}>
          {shown === 'results' && <DrawHistory gameId={lottery.gameId} kind={lottery.drawKind} />}
          {shown === 'trend' && (
            <Suspense fallback={<Skeleton />}>
              <TrendTable gameId={lottery.gameId} kind={lottery.drawKind} />
            </Suspense>
          )}
          {shown === 'rules' && <PlayRules plays={plays} />}
        </TabPanel>
      </Stack>
    </Sheet>
  )
}
