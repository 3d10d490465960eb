import { TextLink } from '@livery/ui/text-link'

import { FormRefusal } from '#platform/forms/FormRefusal.tsx'

import * as css from '../wallet.css.ts'
import type { MoneyRefusal } from './useMoneyRefusal.ts'

/** Note of a money refusal, with a link to a remedy. */
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
