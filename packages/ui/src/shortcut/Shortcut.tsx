import { Badge } from '../badge/Badge.tsx'
import type { IconType } from '../icon/makeIcon.tsx'
import { Anchor } from '../link/Anchor.tsx'
import { classes } from '../styling/classes.ts'
import { pressable } from '../styling/interaction.css.ts'
import { type } from '../styling/type.css.ts'
import * as css from './Shortcut.css.ts'

export interface ShortcutItem {
  /** Tells the shortcuts apart. */
  readonly id: string
  /** The word under the circle. */
  readonly label: string
  /** The picture in the circle. */
  readonly icon: IconType
  /** The page it leads to. */
  readonly href?: string | undefined
  /** What it does; with `href`, before moving. */
  readonly onPress?: (() => void) | undefined
  /** `brand` for the one thing to do next. Default `quiet`. */
  readonly tone?: keyof typeof css.discs | undefined
  /** Number of new things; 0 shows none. */
  readonly count?: number | undefined
  /** The number in words. */
  readonly countLabel?: string | undefined
}

export interface ShortcutsProps {
  /** Name of the list for screen readers. */
  readonly label: string
  /** Four make a row on a phone. */
  readonly items: readonly ShortcutItem[]
  /**
   * `grid`: more than a row holds stand below. `row`: one line out to the page's sides, which goes on under the thumb.
   * Default `grid`.
   */
  readonly arrangement?: keyof typeof css.lists | undefined
}

/** Round shortcuts side by side, as on the home page. */
export function Shortcuts({ label, items, arrangement = 'grid' }: ShortcutsProps) {
  return (
    <ul aria-label={label} className={css.lists[arrangement]}>
      {items.map(({ id, label: words, icon: Icon, href, onPress, tone = 'quiet', count = 0, countLabel }) => {
        const look = classes(css.item, pressable)
        const content = (
          <>
            <span className={css.discs[tone]}>
              <Icon size="large" />
              {count > 0 && (
                <span className={css.count}>
                  <Badge count={count} label={countLabel} />
                </span>
              )}
            </span>
            <span className={classes(type.caption, css.words)}>{words}</span>
          </>
        )
        return (
          <li key={id}>
            {href !== undefined ? (
              <Anchor href={href} onPress={onPress} className={look}>
                {content}
              </Anchor>
            ) : (
              <button type="button" onClick={onPress} className={look}>
                {content}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
