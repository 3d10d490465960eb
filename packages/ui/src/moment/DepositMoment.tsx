import { IconWallet } from '../icon/icons.ts'
import * as css from './Moment.css.ts'
import { MomentStage, type MomentProps } from './MomentStage.tsx'

/** Welcome of a first deposit: its mark comes from above, and nothing flies. */
export function DepositMoment(props: MomentProps) {
  return (
    <MomentStage
      {...props}
      emblem={
        <>
          <span className={css.halo} />
          <span className={css.marks.deposit}>
            <IconWallet />
          </span>
        </>
      }
    />
  )
}
