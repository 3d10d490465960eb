import { Image } from '@livery/ui/image'
import { Text } from '@livery/ui/text'
import { useQuery } from '@tanstack/react-query'

import { DrawBalls } from '#capabilities/lottery/DrawBalls.tsx'
import { periodQuery } from '#capabilities/lottery/lottery.queries.ts'
import type { Lottery } from '#capabilities/lottery/lotteryMapping.ts'
import { ShortClock } from '#capabilities/lottery/periods/ShortClock.tsx'
import { useNear } from '#capabilities/lottery/useNear.ts'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

import * as css from '../home.css.ts'

/** Number of balls that fit on a card. */
const SHOWN = 5

export interface NextDrawProps {
  readonly lottery: Lottery
  readonly onPlay: (lottery: Lottery) => void
}

/** Card of a lottery on the board of draws: the time left, and the last numbers. A tap opens the lottery. */
export function NextDraw({ lottery, onPlay }: NextDrawProps) {
  const imageUrl = useImageUrl()
  const [place, near] = useNear<HTMLLIElement>()
  const { data: period } = useQuery({ ...periodQuery(useGateway(), lottery.gameId), enabled: near })
  return (
    <li ref={place} className={css.nextDraw}>
      <button type="button" className={css.nextDrawHead} onClick={() => onPlay(lottery)}>
        <span className={css.vendorMark}>
          <Image src={imageUrl(lottery.iconUrl)} alt="" ratio="square" corners="medium" />
        </span>
        <Text as="span" size="small" weight="bold" lines={2} dir="auto">
          {lottery.displayName}
        </Text>
      </button>
      <div className={css.nextDrawClock}>
        {period && <ShortClock key={period.drawNumber} period={period} />}
      </div>
      <div className={css.nextDrawBalls}>
        {period && (
          <DrawBalls
            kind={lottery.drawKind}
            drawNumber={period.lastDraw.drawNumber}
            numbers={period.lastDraw.numbers.slice(0, SHOWN)}
            size="small"
            narrow
          />
        )}
      </div>
    </li>
  )
}
