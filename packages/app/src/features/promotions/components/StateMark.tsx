import * as css from '../promotions.css.ts'
import type { StateLook } from '../stateLook.ts'

/** A state's picture on a disc of its colour; the words beside it say the same. */
export function StateMark({ icon: Icon, tone }: StateLook) {
  return (
    <span className={css.marks[tone]}>
      <Icon />
    </span>
  )
}
