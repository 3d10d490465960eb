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
  /** Shown, still, when there are none. */
  readonly emptyText: string
  /** Where a tap leads. */
  readonly href: string
  /** What it is, before the titles ('Announcements'). */
  readonly label: string
}

/**
 * One line of news that walks past in steps of a twentieth of a second, by style alone.
 * It stands while touched, pointed at or focused, and can be scrolled by hand where nothing may move.
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
