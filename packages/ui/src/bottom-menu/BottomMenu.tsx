import { Badge } from '../badge/Badge.tsx'
import type { IconType } from '../icon/makeIcon.tsx'
import { Anchor } from '../link/Anchor.tsx'
import { classes } from '../styling/classes.ts'
import { pressable } from '../styling/interaction.css.ts'
import * as css from './BottomMenu.css.ts'

export interface BottomMenuItem {
  /** Id of the entry, unique in the list. */
  readonly id: string
  /** Label under the icon. */
  readonly label: string
  /** Icon of the entry. */
  readonly icon: IconType
  /** Link address; an entry without one only calls `onPress`, for example to open a panel. */
  readonly href?: string | undefined
  /** Called on a tap; with `href`, before the navigation. */
  readonly onPress?: (() => void) | undefined
  /** True for the entry of the page that is shown. */
  readonly current?: boolean | undefined
  /** Number on the badge; 0 shows no badge. */
  readonly count?: number | undefined
  /** Label of the badge for screen readers ('3 new'). */
  readonly countLabel?: string | undefined
}

export interface BottomMenuProps {
  /** Accessible name of the menu ('Main'). */
  readonly label: string
  /** The entries, three to five. */
  readonly items: readonly BottomMenuItem[]
  /** Id of the entry that stands out above the bar, such as the brand's main action. */
  readonly raised?: string | undefined
  /** A bar across the column, or a floating pill. The tenant's layout. Default `bar`. */
  readonly variant?: keyof typeof css.bars | undefined
}

/** Bottom menu with the main pages, above the gesture bar of the phone. */
export function BottomMenu({ label, items, raised, variant = 'bar' }: BottomMenuProps) {
  return (
    <nav aria-label={label} data-chrome className={css.bars[variant]}>
      <ul className={css.list}>
        {items.map(({ id, label: text, icon: Icon, href, onPress, current, count = 0, countLabel }) => {
          const look = classes(css.item, pressable)
          const content = (
            <>
              <span className={id === raised ? css.raisedMark : css.mark}>
                <Icon />
                {count > 0 && (
                  <span className={css.count}>
                    <Badge count={count} label={countLabel} />
                  </span>
                )}
              </span>
              <span className={css.label}>{text}</span>
            </>
          )
          return (
            <li key={id} className={css.cell}>
              {href !== undefined ? (
                <Anchor href={href} onPress={onPress} current={current} className={look}>
                  {content}
                </Anchor>
              ) : (
                <button
                  type="button"
                  aria-current={current ? 'page' : undefined}
                  onClick={onPress}
                  className={look}
                >
                  {content}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
