import type { IconType } from '@livery/ui/icon'
import { Text } from '@livery/ui/text'
import type { ReactNode } from 'react'

import * as css from '../security.css.ts'

export interface SecurityRowProps {
  readonly icon: IconType
  readonly title: string
  /** A `StatusTag` beside the title. */
  readonly tag?: ReactNode
  /** Lines under the title. */
  readonly details: readonly string[]
  /** `IconButton`s at the end. */
  readonly tools?: ReactNode
}

/** Row of a passkey, a device or a login: title, details and actions. */
export function SecurityRow({ icon: Icon, title, tag, details, tools }: SecurityRowProps) {
  return (
    <div className={css.row}>
      <span className={css.lead}>
        <Icon />
      </span>
      <div className={css.textColumn}>
        <div className={css.title}>
          <Text weight="medium">
            <bdi>{title}</bdi>
          </Text>
          {tag}
        </div>
        {details.map((line) => (
          <Text key={line} size="small" tone="secondary">
            {line}
          </Text>
        ))}
      </div>
      {tools && <div className={css.tools}>{tools}</div>}
    </div>
  )
}
