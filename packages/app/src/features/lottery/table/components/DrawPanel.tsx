import type { PeriodPhase } from '@livery/domain'
import { Button } from '@livery/ui/button'
import { Image } from '@livery/ui/image'
import { Heading, Text } from '@livery/ui/text'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { DrawBalls } from '../../../../shell/lottery/DrawBalls.tsx'
import { lotteryMessages } from '../../../../shell/lottery/lottery.messages.ts'
import type { Lottery, Numero } from '../../../../shell/lottery/lottery.queries.ts'
import { PeriodClock } from '../../../../shell/lottery/periods/PeriodClock.tsx'
import { useImageUrl } from '../../../../shell/whitelabel/index.ts'
import * as css from '../table.css.ts'
import type { InfoTab } from './InfoSheet.tsx'

export interface DrawPanelProps {
  readonly lottery: Lottery
  readonly period: Numero
  readonly phase: PeriodPhase
  readonly onInfo: (tab: InfoTab) => void
}

/** The lottery, its open draw with the time left, and the last numbers. */
export function DrawPanel({ lottery, period, phase, onInfo }: DrawPanelProps) {
  const { formatMessage } = useIntl()
  const imageUrl = useImageUrl()
  const { lastDraw } = period
  // Numbers that were there on arrival do not roll in; those of a later draw do.
  const [found] = useState(lastDraw.numero)
  const awaited = phase === 'drawn'
  return (
    <section className={css.panel} aria-label={lottery.displayName}>
      <div className={css.panelHead}>
        <span className={css.panelArt}>
          <Image src={imageUrl(lottery.iconUrl)} alt="" ratio="portrait" corners="medium" priority />
        </span>
        <div className={css.panelWords}>
          <Heading level={2} size="lead">
            {lottery.displayName}
          </Heading>
          <Text as="div" size="small" tone="secondary" numeric>
            {formatMessage(lotteryMessages.drawOf, { numero: period.numero })}
          </Text>
        </div>
        <span className={css.panelClock}>
          <PeriodClock period={period} phase={phase} layout="stacked" />
        </span>
      </div>
      <div className={css.lastDraw}>
        <Text as="div" size="small" tone="secondary" numeric>
          {formatMessage(lotteryMessages.drawOf, { numero: awaited ? period.numero : lastDraw.numero })}
        </Text>
        <DrawBalls
          key={awaited ? period.numero : lastDraw.numero}
          kind={lottery.drawKind}
          numero={awaited ? period.numero : lastDraw.numero}
          numbers={awaited ? undefined : lastDraw.numbers}
          size={lottery.drawKind === 'KENO' || lottery.drawKind === 'PK10' ? 'small' : 'medium'}
          drawing={!awaited && lastDraw.numero !== found}
        />
      </div>
      <div className={css.panelLinks}>
        {(['results', 'trend', 'rules'] as const).map((tab) => (
          <span key={tab} className={css.panelLink}>
            <Button tone="quiet" size="small" fill onPress={() => onInfo(tab)}>
              {formatMessage(lotteryMessages[tab])}
            </Button>
          </span>
        ))}
      </div>
    </section>
  )
}
