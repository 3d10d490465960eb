import { Badge } from '../badge/Badge.tsx'
import type { IconType } from '../icon/makeIcon.tsx'
import { Anchor } from '../link/Anchor.tsx'
import { classes } from '../styling/classes.ts'
import { pressable } from '../styling/interaction.css.ts'
import { type } from '../styling/type.css.ts'
import * as css from './Shortcut.css.ts'

export interface ShortcutItem {
  /** Id of the shortcut, unique in the list. */
  readonly id: string
  /** Label under the circle. */
  readonly label: string
  /** Current value, under the label of a tile; the other arrangements have no room for it. */
  readonly value?: string | undefined
  /** Icon in the circle. */
  readonly icon: IconType
  /** Link address of the shortcut. */
  readonly href?: string | undefined
  /** Called on a tap; with `href`, before the navigation. */
  readonly onPress?: (() => void) | undefined
  /** `brand` for the main action. Default `quiet`. */
  readonly tone?: keyof typeof css.values | undefined
  /** Number on the badge; 0 shows no badge. */
  readonly count?: number | undefined
  /** Label of the badge for screen readers ('3 new'). */
  readonly countLabel?: string | undefined
}

export interface ShortcutsProps {
  /** Name of the list for screen readers. */
  readonly label: string
  /** The shortcuts; four make a row on a phone. */
  readonly items: readonly ShortcutItem[]
  /**
   * `grid` wraps to further rows; `pills` is one line that scrolls sideways to the edges of the page, with the label
   * beside an icon; `tiles` stand two by two, with the icon over label and value. Default `grid`.
   */
  readonly arrangement?: keyof typeof css.lists | undefined
}

/** Row of round shortcuts, as on the home page. */
export function Shortcuts({ label, items, arrangement = 'grid' }: ShortcutsProps) {
  return (
    <ul aria-label={label} className={css.lists[arrangement]}>
      {items.map((item) => {
        const {
          id,
          label: text,
          value,
          icon: Icon,
          href,
          onPress,
          tone = 'quiet',
          count = 0,
          countLabel,
        } = item
        const look = classes(css.boxes[arrangement][tone], pressable)
        const content = (
          <>
            <span className={css.marks[arrangement][tone]}>
              <Icon size={arrangement === 'pills' ? 'medium' : 'large'} />
              {count > 0 && (
                <span className={css.count}>
                  <Badge count={count} label={countLabel} />
                </span>
              )}
            </span>
            <span className={classes(arrangement === 'tiles' ? type.small : type.caption, css.label)}>
              {text}
            </span>
            {arrangement === 'tiles' && value !== undefined && (
              <span className={classes(type.caption, css.values[tone])}>{value}</span>
            )}
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
