import type { FooterLink } from '../footer/Footer.tsx'
import { Anchor } from '../link/Anchor.tsx'
import { classes } from '../styling/classes.ts'
import { tabular, type } from '../styling/type.css.ts'
import * as css from './LicenceBlock.css.ts'

export interface LicenceBlockProps {
  /** `block` for the end of a page, `line` for its start, as compact as its text allows. Default `block`. */
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
      <span className={css.textColumn[size]}>
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
