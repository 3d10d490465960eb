import { TextLink } from '@livery/ui/text-link'

import { FormRefusal } from '../../../shell/forms/FormRefusal.tsx'
import * as css from '../wallet.css.ts'
import type { MoneyRefusal } from './useMoneyRefusal.ts'

/** Why money did not move, with the way to what can be done about it. */
export function MoneyRefusalNote({ refusal }: { readonly refusal: MoneyRefusal | undefined }) {
  return (
    <div className={css.refusal}>
      <FormRefusal refusal={refusal} />
      {refusal?.way && (
        <TextLink href={refusal.way.href} arrow>
          {refusal.way.label}
        </TextLink>
      )}
    </div>
  )
}
