import { Text } from '@livery/ui/text'
import type { ReactNode } from 'react'

import * as css from '../wallet.css.ts'

export interface OrderDetail {
  readonly label: string
  readonly value: ReactNode
  /** True for the total, which is emphasized. */
  readonly strong?: boolean
}

/** List of an order's facts, a line each: the name at the start, the figure at the end. */
export function OrderDetails({ details }: { readonly details: readonly OrderDetail[] }) {
  return (
    <dl className={css.details}>
      {details.map(({ label, value, strong = false }) => (
        <div key={label} className={strong ? css.total : css.detailRow}>
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
