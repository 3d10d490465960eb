import type { FooterLink } from '../footer/Footer.tsx'
import { Anchor } from '../link/Anchor.tsx'
import { classes } from '../styling/classes.ts'
import { tabular, type } from '../styling/type.css.ts'
import * as css from './LicenceBlock.css.ts'

export interface LicenceBlockProps {
  /** `block` for the end of a page, `line` for its beginning, in as little room as its words need. Default `block`. */
  readonly size?: 'block' | 'line' | undefined
  /** The mark in the ring: `18+` or `21+`. */
  readonly age: string
  /** What the mark means, for screen readers ('Players must be 18 or over'). */
  readonly ageLabel: string
  /** The licensed company's name, as a heading of the sentence. */
  readonly company?: string | undefined
  /** The sentence that names jurisdiction and licence number. */
  readonly text: string
  /** The public register, the responsible-gaming page, help organisations. */
  readonly links?: readonly FooterLink[] | undefined
}

const NONE: readonly FooterLink[] = []

/** Who runs the site, under whose licence, for whom, and where help is. */
export function LicenceBlock({
  size = 'block',
  age,
  ageLabel,
  company,
  text,
  links = NONE,
}: LicenceBlockProps) {
  return (
    <div className={css.roots[size]}>
      <span
        role="img"
        aria-label={ageLabel}
        className={classes(css.age, css.ages[size], size === 'line' ? type.caption : type.small, tabular)}
        dir="ltr"
      >
        {age}
      </span>
      <span className={css.words[size]}>
        {company !== undefined && <span className={classes(css.company, type.small)}>{company}</span>}
        <span className={classes(css.texts[size], type.caption)}>{text}</span>
        {links.length > 0 && (
          <span className={classes(css.links[size], type.caption)}>
            {links.map(({ label, href, newTab }) => (
              <Anchor key={href} href={href} newTab={newTab} className={css.link[size]}>
                {label}
              </Anchor>
            ))}
          </span>
        )}
      </span>
    </div>
  )
}
