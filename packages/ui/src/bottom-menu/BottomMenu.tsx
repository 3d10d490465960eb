import { Badge } from '../badge/Badge.tsx'
import type { IconType } from '../icon/makeIcon.tsx'
import { Anchor } from '../link/Anchor.tsx'
import { classes } from '../styling/classes.ts'
import { pressable } from '../styling/interaction.css.ts'
import * as css from './BottomMenu.css.ts'

export interface BottomMenuItem {
  /** Tells the entries apart. */
  readonly id: string
  /** The word under the picture. */
  readonly label: string
  /** The picture. */
  readonly icon: IconType
  /** Where it leads; an item without one only does `onPress`, such as opening a panel. */
  readonly href?: string | undefined
  /** What it does; with `href`, before moving. */
  readonly onPress?: (() => void) | undefined
  /** Its page is the one shown. */
  readonly current?: boolean | undefined
  /** Number of new things; 0 shows none. */
  readonly count?: number | undefined
  /** The number in words. */
  readonly countLabel?: string | undefined
}

export interface BottomMenuProps {
  /** Name of the menu for screen readers ('Main'). */
  readonly label: string
  /** Three to five. */
  readonly items: readonly BottomMenuItem[]
  /** A bar across the column, or a floating pill. The tenant's layout. Default `bar`. */
  readonly variant?: keyof typeof css.bars | undefined
}

/** The main places, under the thumb, clear of the phone's own gesture bar. */
export function BottomMenu({ label, items, variant = 'bar' }: BottomMenuProps) {
  return (
    <nav aria-label={label} className={css.bars[variant]}>
      <ul className={css.list}>
        {items.map(({ id, label: words, icon: Icon, href, onPress, current, count = 0, countLabel }) => {
          const look = classes(css.item, pressable)
          const content = (
            <>
              <span className={css.mark}>
                <Icon />
                {count > 0 && (
                  <span className={css.count}>
                    <Badge count={count} label={countLabel} />
                  </span>
                )}
              </span>
              <span className={css.words}>{words}</span>
            </>
          )
          return (
            <li key={id} className={css.cell}>
              {href !== undefined ? (
                <Anchor href={href} onPress={onPress} current={current} className={look}>
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
    </nav>
  )
}
