import { useId, type ReactNode } from 'react'

import type { IconType } from '../icon/makeIcon.tsx'
import { TextLink } from '../text-link/TextLink.tsx'
import { Heading } from '../text/Heading.tsx'
import * as css from './Section.css.ts'

export interface SectionProps {
  /** Heading of the section, and its name in the page's outline. */
  readonly title: string
  /** A picture before the heading. */
  readonly icon?: IconType | undefined
  /** The link to the whole list. */
  readonly more?: { readonly label: string; readonly href: string } | undefined
  /** Button after the heading, such as one that stops what moves below. */
  readonly action?: ReactNode
  /** Content across the full width of the column; it keeps its own gutter. */
  readonly children: ReactNode
}

/** Section of a page under a heading, with a link to the whole list. */
export function Section({ title, icon: Icon, more, action, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.root}>
      <div className={css.head}>
        <span className={css.title}>
          {Icon && (
            <span className={css.mark}>
              <Icon />
            </span>
          )}
          <Heading level={2} size="lead" id={id}>
            {title}
          </Heading>
        </span>
        {action}
        {more && (
          <span className={css.more}>
            <TextLink href={more.href} arrow>
              {more.label}
            </TextLink>
          </span>
        )}
      </div>
      {children}
    </section>
  )
}
