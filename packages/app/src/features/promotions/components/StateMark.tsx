import * as css from '../promotions.css.ts'
import type { StateBadge } from '../stateBadge.ts'

/** Icon of a state on a disc of its colour; the text beside it says the same. */
export function StateMark({ icon: Icon, tone }: StateBadge) {
  return (
    <span className={css.marks[tone]}>
      <Icon />
    </span>
  )
}
