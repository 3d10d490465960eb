import { DRAW_SHAPES, type DrawKind } from '@livery/domain/lottery'
import { BallRow } from '@livery/ui/ball-row'
import { useIntl } from 'react-intl'

import { ballsOf, shapeOf } from './balls.ts'
import * as css from './drawBalls.css.ts'
import { lotteryMessages as messages } from './lottery.messages.ts'

export interface DrawBallsProps {
  readonly kind: DrawKind
  readonly drawNumber: string
  /** Drawn numbers; undefined before the draw, when placeholders are shown. */
  readonly numbers?: readonly string[] | undefined
  readonly size?: 'small' | 'medium'
  /** True on a list's card, which is too narrow for ten balls in a row. */
  readonly narrow?: boolean
  /** True when the numbers have just been drawn: they appear one after the other. */
  readonly drawing?: boolean
}

/** The numbers of a draw in the colours of their lottery. */
export function DrawBalls({
  kind,
  drawNumber,
  numbers,
  size = 'medium',
  narrow = false,
  drawing = false,
}: DrawBallsProps) {
  const { formatMessage } = useIntl()
  const { balls, special } = ballsOf(kind, numbers ?? [])
  return (
    <div className={css.balls}>
      <BallRow
        label={formatMessage(messages.drawOf, { drawNumber })}
        balls={balls}
        special={special}
        specialLabel={formatMessage(messages.special)}
        pending={numbers ? 0 : DRAW_SHAPES[kind].together}
        shape={shapeOf(kind)}
        size={size}
        rows={DRAW_SHAPES[kind].together % 10 > 0 ? 'line' : narrow ? 'fives' : 'tens'}
        drawing={drawing}
      />
    </div>
  )
}
