import { useState } from 'react'

import { IconButton } from '../icon-button/IconButton.tsx'
import { IconHorn, IconPause, IconPlay } from '../icon/icons.ts'
import { Anchor } from '../link/Anchor.tsx'
import { classes } from '../styling/classes.ts'
import { customProperties } from '../styling/customProperties.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import { type } from '../styling/type.css.ts'
import * as css from './Marquee.css.ts'
import { marqueePace } from './pace.ts'

export interface MarqueeProps {
  /** A line in which all titles move, or a pill with the newest at rest. Default `line`. */
  readonly look?: 'line' | 'pill' | undefined
  /** Titles, newest first. */
  readonly items: readonly string[]
  /** Text shown, without motion, when there are no items. */
  readonly emptyText: string
  /** Link address of the whole line. */
  readonly href: string
  /** Label before the titles ('Announcements'). */
  readonly label: string
  /** Accessible name of the button while the line moves. */
  readonly pauseLabel: string
  /** Accessible name of the button while the line rests. */
  readonly playLabel: string
}

/**
 * Marquee: one line of announcements that scrolls in steps of a twentieth of a second, in CSS alone. It pauses
 * while touched, pointed at or focused and by its button, and is scrolled by hand under reduced motion.
 */
export function Marquee({
  look = 'line',
  items,
  emptyText,
  href,
  label,
  pauseLabel,
  playLabel,
}: MarqueeProps) {
  const [paused, setPaused] = useState(false)
  const { seconds, steps } = marqueePace(items)
  const titles = [...new Set(items)].map((item) => (
    <span key={item} className={css.item} dir="auto">
      {item}
    </span>
  ))
  if (look === 'pill') {
    return (
      <Anchor href={href} className={classes(css.pill, type.small)}>
        <span className={css.horn}>
          <IconHorn size="small" />
        </span>
        <span className={visuallyHidden}>{label}</span>
        <span className={css.empty} dir="auto">
          {items[0] ?? emptyText}
        </span>
      </Anchor>
    )
  }
  return (
    <div className={css.line}>
      <Anchor href={href} className={classes(css.root, paused && css.paused, type.small)}>
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
      {items.length > 0 && (
        <span className={css.control}>
          <IconButton
            label={paused ? playLabel : pauseLabel}
            icon={paused ? IconPlay : IconPause}
            iconSize="small"
            onPress={() => setPaused(!paused)}
          />
        </span>
      )}
    </div>
  )
}
