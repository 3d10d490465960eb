import { Text } from '@livery/ui/text'
import type { ReactNode } from 'react'

import * as css from '../wallet.css.ts'

export interface Fact {
  readonly label: string
  readonly value: ReactNode
  /** What it comes to: set off from the rest. */
  readonly strong?: boolean
}

/** What an order is about, a line each: the name at the start, the figure at the end. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value, strong = false }) => (
        <div key={label} className={strong ? css.total : css.fact}>
          <Text
            as="dt"
            size="small"
            tone={strong ? 'primary' : 'secondary'}
            weight={strong ? 'medium' : 'regular'}
          >
            {label}
          </Text>
          <Text as="dd" size={strong ? 'lead' : 'small'} weight={strong ? 'bold' : 'medium'} numeric>
            {value}
          </Text>
        </div>
      ))}
    </dl>
  )
}
