import { DRAW_SHAPES, type DrawKind } from '@livery/domain'
import { BallRow } from '@livery/ui/ball-row'
import { useIntl } from 'react-intl'

import { ballsOf, shapeOf } from './balls.ts'
import * as css from './drawBalls.css.ts'
import { lotteryMessages as messages } from './lottery.messages.ts'

export interface DrawBallsProps {
  readonly kind: DrawKind
  readonly numero: string
  /** Nothing while the draw is still to come: empty places are shown. */
  readonly numbers?: readonly string[] | undefined
  readonly size?: 'small' | 'medium'
  /** A list's card: its room is too narrow for ten in a row. */
  readonly narrow?: boolean
  /** The numbers have just been drawn and arrive one after the other. */
  readonly drawing?: boolean
}

/** The numbers of a draw in the colours of their lottery. */
export function DrawBalls({
  kind,
  numero,
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
        label={formatMessage(messages.drawOf, { numero })}
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
