import { IconVip } from '../icon/icons.ts'
import * as css from './Moment.css.ts'
import { MomentStage, type MomentProps } from './MomentStage.tsx'
import { Pieces } from './Pieces.tsx'

/** Celebration of a new level: its mark rises, and pieces fan upwards. */
export function LevelMoment(props: MomentProps) {
  return (
    <MomentStage
      {...props}
      emblem={
        <>
          <span className={css.halo} />
          <Pieces arc="up" count={8} />
          <span className={css.marks.level}>
            <IconVip />
          </span>
        </>
      }
    />
  )
}
