import { IconTick } from '@livery/ui/icon'
import { Text } from '@livery/ui/text'

import type { LadderLevel } from '../useLadder.ts'
import * as css from '../vip.css.ts'

/** Benefits of a level, under a rule. */
export function Benefits({ level: { benefits, state } }: { readonly level: LadderLevel }) {
  if (benefits.length === 0) return null
  return (
    <ul className={css.benefits}>
      {benefits.map((benefit) => (
        <li key={benefit} className={css.benefit}>
          <span className={state === 'ahead' ? css.promised : css.tick}>
            <IconTick />
          </span>
          <Text dir="auto">{benefit}</Text>
        </li>
      ))}
    </ul>
  )
}
