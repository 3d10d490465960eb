import type { ReactNode } from 'react'

import { Illustration, type IllustrationName } from '../illustration/Illustration.tsx'
import { Heading, Text } from '../text/index.ts'
import * as css from './EmptyState.css.ts'

export interface EmptyStateProps {
  /** The picture, drawn in the brand's colours. */
  readonly illustration: IllustrationName
  /** What there is not ('No games found'). */
  readonly title: string
  /** Why, or what to do about it. */
  readonly text?: string | undefined
  /** The next thing to do: a `Button` or `LinkButton`. */
  readonly action?: ReactNode
}

/** Nothing here, said kindly, with a way on. Also for an error with its remedy. */
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
