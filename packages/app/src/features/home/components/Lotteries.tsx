import { ROUTES } from '@livery/domain/routes'
import type { HomeSection } from '@livery/tenant'
import { IconLottery } from '@livery/ui/icon'
import { Section } from '@livery/ui/section'
import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import { useIntl } from 'react-intl'

import { LotteryCard } from '#capabilities/lottery/LotteryCard.tsx'
import { useLotteryLauncher } from '#capabilities/lottery/useLotteryLauncher.ts'

import * as css from '../home.css.ts'
import { homeMessages as messages } from '../home.messages.ts'
import { useHomeLotteries } from '../useHomeLotteries.ts'
import { NextDraw } from './NextDraw.tsx'

export interface LotteriesProps {
  /** Cards one below the other, or a board of draws side by side. Default `cards`. */
  readonly variant?: HomeSection<'lotteries'>['variant']
  /** Greatest number of lotteries. */
  readonly limit?: number | undefined
  /** The brand's own heading. */
  readonly title?: string | undefined
}

/** Fast lotteries: last numbers, and the time left for bets. */
export function Lotteries({ variant = 'cards', limit, title }: LotteriesProps) {
  const { formatMessage } = useIntl()
  const launch = useLotteryLauncher()
  const { toPlay, isPending } = useHomeLotteries()
  const lotteries = toPlay.slice(0, limit)
  if (!isPending && lotteries.length === 0) return null
  const heading = title ?? formatMessage(messages.lotteries)
  return (
    <Section
      title={heading}
      icon={IconLottery}
      more={{ label: formatMessage(messages.more), href: ROUTES.lottery.path }}
    >
      {isPending ? (
        <Stack gutter>
          <Skeleton shape="card" />
        </Stack>
      ) : (
        <ul aria-label={heading} className={variant === 'board' ? css.drawBoard : css.lotteries}>
          {lotteries.map((lottery) =>
            variant === 'board' ? (
              <NextDraw key={lottery.gameId} lottery={lottery} onPlay={launch} />
            ) : (
              <LotteryCard key={lottery.gameId} lottery={lottery} onPlay={launch} />
            ),
          )}
        </ul>
      )}
    </Section>
  )
}
