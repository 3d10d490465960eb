import { IconJackpot } from '../icon/icons.ts'
import * as css from './Moment.css.ts'
import { MomentStage, type MomentProps } from './MomentStage.tsx'
import { Pieces } from './Pieces.tsx'

/** Celebration of a win: its mark springs up, and pieces fly in all directions. */
export function WinMoment(props: MomentProps) {
  return (
    <MomentStage
      {...props}
      emblem={
        <>
          <span className={css.halo} />
          <Pieces arc="round" count={14} />
          <span className={css.marks.win}>
            <IconJackpot />
          </span>
        </>
      }
    />
  )
}
