import type { ReactNode } from 'react'

import { link, text as sentence } from '../footer/Footer.css.ts'
import type { FooterLink } from '../footer/Footer.tsx'
import { IconExpand } from '../icon/icons.ts'
import { Anchor } from '../link/Anchor.tsx'
import { classes } from '../styling/classes.ts'
import { tabular, type } from '../styling/type.css.ts'
import * as css from './LicenceBlock.css.ts'

export interface LicenceBlockProps {
  /** `block` for the end of a page; `line` for its start, one line that opens. Default `block`. */
  readonly size?: 'block' | 'line' | undefined
  /** Text of the age mark: `18+` or `21+`. */
  readonly age: string
  /** Label of the age mark for screen readers ('Players must be 18 or over'). */
  readonly ageLabel: string
  /** Name of the licensed company, as the heading of the sentence. */
  readonly company?: string | undefined
  /** Sentence that names jurisdiction and licence number. */
  readonly text: string
  /** Links to the public register, the responsible-gaming page, help organisations. */
  readonly links?: readonly FooterLink[] | undefined
  /** Content that an opened line shows above its links. */
  readonly children?: ReactNode
}

const NONE: readonly FooterLink[] = []

/** Legal notice: licensee, licence, minimum age and links to help organisations. */
export function LicenceBlock({
  size = 'block',
  age,
  ageLabel,
  company,
  text,
  links = NONE,
  children,
}: LicenceBlockProps) {
  const ageMark = (
    <span
      role="img"
      aria-label={ageLabel}
      className={classes(css.age, css.ages[size], size === 'line' ? type.caption : type.small, tabular)}
      dir="ltr"
    >
      {age}
    </span>
  )
  const linkRow = links.length > 0 && (
    <span className={classes(css.links, type.caption)}>
      {links.map(({ label, href, newTab }) => (
        <Anchor key={href} href={href} newTab={newTab} className={link}>
          {label}
        </Anchor>
      ))}
    </span>
  )
  if (size === 'line') {
    return (
      <details className={css.line}>
        <summary className={css.summary}>
          {ageMark}
          <span className={classes(css.lineText, type.caption)}>{text}</span>
          <span className={css.chevron}>
            <IconExpand size="small" />
          </span>
        </summary>
        {children}
        {linkRow}
      </details>
    )
  }
  return (
    <div className={css.root}>
      {ageMark}
      <span className={css.textColumn}>
        {company !== undefined && <span className={classes(css.company, type.small)}>{company}</span>}
        <span className={classes(sentence, type.caption)}>{text}</span>
        {linkRow}
      </span>
    </div>
  )
}
