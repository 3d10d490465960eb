import { ROUTES, withQuery } from '@livery/domain/routes'
import { IconInfo } from '@livery/ui/icon'
import { IconLink } from '@livery/ui/icon-button'
import { Image } from '@livery/ui/image'
import { Skeleton } from '@livery/ui/skeleton'
import { Text } from '@livery/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { useGateway } from '#platform/boot/ServicesContext.ts'
import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

import { DrawBalls } from './DrawBalls.tsx'
import { lotteryMessages as messages } from './lottery.messages.ts'
import { periodQuery } from './lottery.queries.ts'
import * as css from './lotteryCard.css.ts'
import type { Lottery } from './lotteryMapping.ts'
import { ShortClock } from './periods/ShortClock.tsx'
import { useDrawRhythm } from './periods/useDrawRhythm.ts'
import { useNear } from './useNear.ts'

export interface LotteryCardProps {
  readonly lottery: Lottery
  readonly onPlay: (lottery: Lottery) => void
}

/** Number of balls that fit on a card. */
const SHOWN = 10

/** Card of a lottery in a list: last numbers, time left for bets, and the play button. */
export function LotteryCard({ lottery, onPlay }: LotteryCardProps) {
  const { formatMessage } = useIntl()
  const imageUrl = useImageUrl()
  const rhythm = useDrawRhythm()
  const [place, near] = useNear<HTMLLIElement>()
  const { data: period } = useQuery({ ...periodQuery(useGateway(), lottery.gameId), enabled: near })
  const { displayName, drawKind } = lottery
  return (
    <li ref={place} className={css.card}>
      <div className={css.parts}>
        <span className={css.art}>
          <Image src={imageUrl(lottery.iconUrl)} alt="" ratio="portrait" span="mark" corners="medium" />
        </span>
        <div className={css.textColumn}>
          <button type="button" className={css.play} onClick={() => onPlay(lottery)}>
            <Text as="span" weight="bold" lines={2} dir="auto">
              {displayName}
            </Text>
          </button>
          <div className={css.pace}>
            <Text size="small" tone="secondary" lines={2} as="div">
              {rhythm(lottery.drawEverySeconds)}
            </Text>
            {period && <ShortClock key={period.drawNumber} period={period} />}
          </div>
        </div>
        <div className={css.balls}>
          {period ? (
            <DrawBalls
              kind={drawKind}
              drawNumber={period.lastDraw.drawNumber}
              numbers={period.lastDraw.numbers.slice(0, SHOWN)}
              size="small"
              narrow
            />
          ) : (
            <span className={css.ballsPlace}>
              <Skeleton width="most" />
            </span>
          )}
        </div>
        <span className={css.more}>
          <IconLink
            label={formatMessage(messages.about, { name: displayName })}
            icon={IconInfo}
            href={withQuery(ROUTES.lotteryStart.path, { gameId: lottery.gameId })}
          />
        </span>
      </div>
    </li>
  )
}
