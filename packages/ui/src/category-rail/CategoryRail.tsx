import { useEffect, useRef, useState } from 'react'

import type { IconType } from '../icon/makeIcon.tsx'
import { moveFocus } from '../keyboard/arrowKeys.ts'
import { scrollIntoRail } from '../keyboard/scrollIntoRail.ts'
import { useWideWindow } from '../media/useWideWindow.ts'
import { classes } from '../styling/classes.ts'
import { pressable } from '../styling/interaction.css.ts'
import { type } from '../styling/type.css.ts'
import * as css from './CategoryRail.css.ts'

export interface CategoryRailItem<Id extends string> {
  /** Id of the entry, unique in the list. */
  readonly id: Id
  /** Label under the icon. */
  readonly label: string
  /** Icon of the entry. */
  readonly icon: IconType
}

export interface CategoryRailProps<Id extends string> {
  /** Name of the rail for screen readers. */
  readonly label: string
  /** In the order shown. */
  readonly items: readonly CategoryRailItem<Id>[]
  /** Id of the category that is shown below, if any. */
  readonly selected: Id | undefined
  /** Called on a tap, Enter and Space: a category may open a panel, a page or a game. */
  readonly onSelect: (id: Id) => void
  /**
   * `horizontal` along the top of the content; `vertical` down its side on a phone, and along the top of a wide window,
   * whose side has the menu. Default `horizontal`.
   */
  readonly direction?: keyof typeof css.rails | undefined
  /** Icon over its label, or beside it in a pill. Only along the top. Default `icons`. */
  readonly look?: keyof typeof css.items | undefined
  /** True to stay below the header while the page scrolls. */
  readonly sticky?: boolean | undefined
}

/**
 * Game categories, icon over label. A toolbar for the keyboard: one Tab stop, arrows move, Enter chooses;
 * arrows alone choose nothing, because some categories start a game at once.
 */
export function CategoryRail<Id extends string>({
  label,
  items,
  selected,
  onSelect,
  direction = 'horizontal',
  look = 'icons',
  sticky = false,
}: CategoryRailProps<Id>) {
  const rail = useRef<HTMLDivElement>(null)
  const liesAlong = useWideWindow() || direction === 'horizontal'
  const [focused, setFocused] = useState<Id>()
  const entry =
    items.find((item) => item.id === focused)?.id ??
    items.find((item) => item.id === selected)?.id ??
    items[0]?.id
  useEffect(() => {
    if (selected !== undefined) scrollIntoRail(rail.current, '[aria-pressed="true"]')
  }, [selected])
  return (
    <div className={sticky ? css.sticky[direction] : undefined}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- ARIA's toolbar pattern: the focus is on its buttons, never on itself */}
      <div
        ref={rail}
        role="toolbar"
        aria-label={label}
        aria-orientation={liesAlong ? 'horizontal' : 'vertical'}
        className={css.rails[direction]}
        onKeyDown={(event) => {
          const buttons = [...event.currentTarget.querySelectorAll('button')]
          const reached = moveFocus(event, buttons, { axis: liesAlong ? 'inline' : 'block' })
          const item = reached && items[buttons.indexOf(reached)]
          if (item) setFocused(item.id)
        }}
      >
        {items.map(({ id, label: text, icon: Icon }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === selected}
            tabIndex={id === entry ? 0 : -1}
            onFocus={() => setFocused(id)}
            onClick={() => onSelect(id)}
            className={classes(css.items[look], pressable)}
          >
            <Icon size={look === 'pills' ? 'small' : 'large'} />
            <span className={classes(look === 'pills' ? type.small : type.caption, css.label)}>{text}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
