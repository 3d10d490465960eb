import { SegmentedTabs, TabPanel } from '@livery/ui/segmented-tabs'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { vipMessages as messages } from '../vip.messages.ts'
import type { VipFormProps } from './formProps.ts'
import { LevelCard } from './LevelCard.tsx'
import { MeteredLevels } from './MeteredLevels.tsx'

const TABS = 'vip-levels'

/** The levels one at a time under a meter; the member's own comes first. */
export function LevelTabs({ ladder }: VipFormProps) {
  const { formatMessage } = useIntl()
  const { listed } = ladder
  const own = listed.find(({ state }) => state === 'current') ?? listed[0]
  const [shown, setShown] = useState(own?.id ?? '')
  const level = listed.find(({ id }) => id === shown) ?? own
  return (
    <MeteredLevels ladder={ladder}>
      <SegmentedTabs
        id={TABS}
        label={formatMessage(messages.levels)}
        variant="scrolling"
        tabs={listed}
        selected={shown}
        onSelect={setShown}
      />
      {level && (
        <TabPanel of={TABS} selected={shown}>
          <LevelCard level={level} />
        </TabPanel>
      )}
    </MeteredLevels>
  )
}
