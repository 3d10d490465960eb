import { ROUTES } from '@livery/domain/routes'
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

/** Fast lotteries: last numbers, and the time left for bets. */
export function Lotteries() {
  const { formatMessage } = useIntl()
  const launch = useLotteryLauncher()
  const { toPlay: lotteries, isPending } = useHomeLotteries()
  if (!isPending && lotteries.length === 0) return null
  return (
    <Section
      title={formatMessage(messages.lotteries)}
      icon={IconLottery}
      more={{ label: formatMessage(messages.more), href: ROUTES.lottery.path }}
    >
      {isPending ? (
        <Stack gutter>
          <Skeleton shape="card" />
        </Stack>
      ) : (
        <ul aria-label={formatMessage(messages.lotteries)} className={css.lotteries}>
          {lotteries.map((lottery) => (
            <LotteryCard key={lottery.gameId} lottery={lottery} onPlay={launch} />
          ))}
        </ul>
      )}
    </Section>
  )
}
