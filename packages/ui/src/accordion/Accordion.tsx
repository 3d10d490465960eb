import { useId, type ReactNode } from 'react'

import { IconExpand } from '../icon/icons.ts'
import type { IconType } from '../icon/makeIcon.tsx'
import { classes } from '../styling/classes.ts'
import { rowFocus } from '../styling/interaction.css.ts'
import { type } from '../styling/type.css.ts'
import * as css from './Accordion.css.ts'

export interface AccordionItem {
  /** Unique in the accordion. */
  readonly id: string
  /** The line that opens it. */
  readonly title: string
  /** A picture before the line. */
  readonly icon?: IconType | undefined
  /** What opens under the title. */
  readonly content: ReactNode
}

export interface AccordionProps {
  /** In the order shown. */
  readonly items: readonly AccordionItem[]
  /** Opening one closes the others. Default false. */
  readonly exclusive?: boolean | undefined
  /** Ids of what is open at first. */
  readonly initiallyOpen?: readonly string[] | undefined
  /** Place of the titles in the page's outline. Default 3. */
  readonly headingLevel?: 2 | 3 | 4 | undefined
  /** Called when one opens, not when it closes. */
  readonly onOpen?: ((id: string) => void) | undefined
}

const NONE: readonly string[] = []

/**
 * Titles whose content opens under them. The browser's own `details`: it opens before any script has come,
 * and what is folded away is found by a search in the page.
 */
export function Accordion({
  items,
  exclusive = false,
  initiallyOpen = NONE,
  headingLevel = 3,
  onOpen,
}: AccordionProps) {
  const group = useId()
  const Title = `h${headingLevel}` as const
  return (
    <div className={css.root}>
      {items.map(({ id, title, icon: Icon, content }) => (
        <details
          key={id}
          name={exclusive ? group : undefined}
          open={initiallyOpen.includes(id)}
          className={css.item}
          onToggle={(event) => {
            if (event.newState === 'open') onOpen?.(id)
          }}
        >
          <summary className={classes(css.summary, rowFocus)}>
            {Icon && (
              <span className={css.lead}>
                <Icon />
              </span>
            )}
            <Title className={classes(type.body, css.title)}>{title}</Title>
            <span className={css.mark}>
              <IconExpand size="small" />
            </span>
          </summary>
          <div className={classes(type.small, css.content)}>{content}</div>
        </details>
      ))}
    </div>
  )
}
