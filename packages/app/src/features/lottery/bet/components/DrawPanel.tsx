import type { PeriodPhase } from '@livery/domain/lottery'
import { Button } from '@livery/ui/button'
import { Image } from '@livery/ui/image'
import { Heading, Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { DrawBalls } from '#capabilities/lottery/DrawBalls.tsx'
import { lotteryMessages } from '#capabilities/lottery/lottery.messages.ts'
import type { Lottery, OpenPeriod } from '#capabilities/lottery/lotteryMapping.ts'
import { PeriodClock } from '#capabilities/lottery/periods/PeriodClock.tsx'
import { useDrawReveal } from '#capabilities/lottery/useDrawReveal.ts'
import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

import * as css from '../bet.css.ts'
import type { InfoTab } from './InfoSheet.tsx'

export interface DrawPanelProps {
  readonly lottery: Lottery
  readonly period: OpenPeriod
  readonly phase: PeriodPhase
  readonly onInfo: (tab: InfoTab) => void
}

/** Panel of the open draw: lottery, time left, last numbers. */
export function DrawPanel({ lottery, period, phase, onInfo }: DrawPanelProps) {
  const { formatMessage } = useIntl()
  const imageUrl = useImageUrl()
  const { lastDraw } = period
  const fresh = useDrawReveal(lastDraw.drawNumber, lastDraw.numbers.length)
  const awaited = phase === 'drawn'
  return (
    <section className={css.panel} aria-label={lottery.displayName}>
      <div className={css.panelHead}>
        <span className={css.panelArt}>
          <Image
            src={imageUrl(lottery.iconUrl)}
            alt=""
            ratio="portrait"
            span="mark"
            corners="medium"
            priority
          />
        </span>
        <div className={css.panelText}>
          <Heading level={2} size="lead">
            {lottery.displayName}
          </Heading>
          <Text as="div" size="small" tone="secondary" numeric>
            {formatMessage(lotteryMessages.drawOf, { drawNumber: period.drawNumber })}
          </Text>
        </div>
        <span className={css.panelClock}>
          <PeriodClock period={period} phase={phase} layout="stacked" />
        </span>
      </div>
      <div className={css.lastDraw}>
        <Text as="div" size="small" tone="secondary" numeric>
          {formatMessage(lotteryMessages.drawOf, {
            drawNumber: awaited ? period.drawNumber : lastDraw.drawNumber,
          })}
        </Text>
        <DrawBalls
          key={awaited ? period.drawNumber : lastDraw.drawNumber}
          kind={lottery.drawKind}
          drawNumber={awaited ? period.drawNumber : lastDraw.drawNumber}
          numbers={awaited ? undefined : lastDraw.numbers}
          size={lottery.drawKind === 'KENO' || lottery.drawKind === 'PK10' ? 'small' : 'medium'}
          drawing={!awaited && fresh}
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
