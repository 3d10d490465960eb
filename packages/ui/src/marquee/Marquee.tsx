import { IconHorn } from '../icon/icons.ts'
import { Anchor } from '../link/Anchor.tsx'
import { classes } from '../styling/classes.ts'
import { customProperties } from '../styling/customProperties.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import { type } from '../styling/type.css.ts'
import * as css from './Marquee.css.ts'
import { marqueePace } from './pace.ts'

export interface MarqueeProps {
  /** Titles, newest first. */
  readonly items: readonly string[]
  /** Text shown, without motion, when there are no items. */
  readonly emptyText: string
  /** Link address of the whole line. */
  readonly href: string
  /** Label before the titles ('Announcements'). */
  readonly label: string
}

/**
 * Marquee: one line of announcements that scrolls in steps of a twentieth of a second, in CSS alone. It pauses
 * while touched, pointed at or focused, and is scrolled by hand under reduced motion.
 */
export function Marquee({ items, emptyText, href, label }: MarqueeProps) {
  const { seconds, steps } = marqueePace(items)
  const titles = [...new Set(items)].map((item) => (
    <span key={item} className={css.item} dir="auto">
      {item}
    </span>
  ))
  return (
    <Anchor href={href} className={classes(css.root, type.small)}>
      <span className={css.horn}>
        <IconHorn />
      </span>
      <span className={visuallyHidden}>{label}</span>
      {items.length === 0 ? (
        <span className={css.empty}>{emptyText}</span>
      ) : (
        <span className={css.view}>
          <span
            className={css.moving}
            style={customProperties({ [css.duration]: `${seconds}s`, [css.steps]: String(steps) })}
          >
            <span className={css.copy}>{titles}</span>
            <span aria-hidden className={classes(css.copy, css.echo)}>
              {titles}
            </span>
          </span>
        </span>
      )}
    </Anchor>
  )
}
