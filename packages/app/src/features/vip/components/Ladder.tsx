import type { Schemas } from '@livery/api'
import { LevelMeter } from '@livery/ui/level-meter'
import { Section } from '@livery/ui/section'
import { SegmentedTabs, TabPanel } from '@livery/ui/segmented-tabs'
import { Stack } from '@livery/ui/stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { useTenant } from '#platform/boot/ServicesContext.ts'

import { useLadder } from '../useLadder.ts'
import * as css from '../vip.css.ts'
import { vipMessages as messages } from '../vip.messages.ts'
import { LevelCard } from './LevelCard.tsx'

const TABS = 'vip-levels'

/** The meter, and the levels with their benefits. */
export function Ladder({ vip }: { readonly vip: Schemas['Vip'] }) {
  const { formatMessage } = useIntl()
  const { left, ...ladder } = useLadder(vip)
  const look = useTenant().layout.pages.vip
  return (
    <div className={css.page}>
      <Stack gutter>
        <LevelMeter
          label={formatMessage(messages.level)}
          {...ladder}
          note={left ?? formatMessage(messages.top)}
          labels={{ reached: formatMessage(messages.reached), ahead: formatMessage(messages.ahead) }}
        />
      </Stack>
      <Section title={formatMessage(messages.benefits)}>
        <Stack gutter>{look === 'tabs' ? <OneLevel vip={vip} /> : <EveryLevel vip={vip} />}</Stack>
      </Section>
    </div>
  )
}

/** The levels one at a time; the member's own comes first. */
function OneLevel({ vip }: { readonly vip: Schemas['Vip'] }) {
  const { formatMessage } = useIntl()
  const own = vip.levels.find(({ level }) => level === vip.level) ?? vip.levels[0]
  const [shown, setShown] = useState(String(own?.level))
  const level = vip.levels.find((one) => String(one.level) === shown) ?? own
  return (
    <>
      <SegmentedTabs
        id={TABS}
        label={formatMessage(messages.levels)}
        variant="scrolling"
        tabs={vip.levels.map((one) => ({ id: String(one.level), label: one.labelName }))}
        selected={shown}
        onSelect={setShown}
      />
      {level && (
        <TabPanel of={TABS} selected={shown}>
          <LevelCard level={level} currency={vip.currency} relation={relationOf(level.level, vip.level)} />
        </TabPanel>
      )}
    </>
  )
}

/** All levels from the lowest. */
function EveryLevel({ vip }: { readonly vip: Schemas['Vip'] }) {
  const { formatMessage } = useIntl()
  return (
    <ul aria-label={formatMessage(messages.levels)} className={css.ladder}>
      {vip.levels.map((level) => (
        <li key={level.level}>
          <LevelCard level={level} currency={vip.currency} relation={relationOf(level.level, vip.level)} />
        </li>
      ))}
    </ul>
  )
}

function relationOf(level: number, own: number): 'reached' | 'current' | 'ahead' {
  if (level === own) return 'current'
  return level < own ? 'reached' : 'ahead'
}
