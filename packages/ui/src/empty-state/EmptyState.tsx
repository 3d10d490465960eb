import type { ReactNode } from 'react'

import { Illustration, type IllustrationName } from '../illustration/Illustration.tsx'
import { Heading, Text } from '../text/index.ts'
import * as css from './EmptyState.css.ts'

export interface EmptyStateProps {
  /** Name of the illustration, drawn in the brand's colours. */
  readonly illustration: IllustrationName
  /** Title: what is missing ('No games found'). */
  readonly title: string
  /** Reason, or advice what to do. */
  readonly text?: string | undefined
  /** Main action: a `Button` or `LinkButton`. */
  readonly action?: ReactNode
}

/** Empty state of a list or page, with an action that leads on. Also for an error with its remedy. */
export function EmptyState({ illustration, title, text, action }: EmptyStateProps) {
  return (
    <div className={css.root}>
      <Illustration name={illustration} />
      <Heading level={2} size="lead" align="center">
        {title}
      </Heading>
      {text !== undefined && (
        <Text size="small" tone="secondary" align="center">
          {text}
        </Text>
      )}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  )
}
