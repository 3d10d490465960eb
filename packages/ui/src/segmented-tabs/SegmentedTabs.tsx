import { useEffect, useRef, type ReactNode } from 'react'

import { Badge } from '../badge/Badge.tsx'
import type { IconType } from '../icon/makeIcon.tsx'
import { moveFocus } from '../keyboard/arrowKeys.ts'
import { scrollIntoRail } from '../keyboard/scrollIntoRail.ts'
import { classes } from '../styling/classes.ts'
import { pressable } from '../styling/interaction.css.ts'
import { type } from '../styling/type.css.ts'
import * as css from './SegmentedTabs.css.ts'

export interface TabItem<Id extends string> {
  /** Id of the tab, unique in the group; connects the tab to its `TabPanel`. */
  readonly id: Id
  /** Label of the tab. */
  readonly label: string
  /** Icon before the label. */
  readonly icon?: IconType | undefined
  /** Number of new things behind it; 0 shows none. */
  readonly count?: number | undefined
}

export interface SegmentedTabsProps<Id extends string> {
  /** Id that connects the tabs to their `TabPanel`: unique on the page. */
  readonly id: string
  /** Accessible name of the tabs. */
  readonly label: string
  /** The tabs: two to four for `segmented`, any number for `scrolling`. */
  readonly tabs: readonly TabItem<Id>[]
  /** Id of the tab whose panel is shown. */
  readonly selected: Id
  /** Called on a tap and when the arrow keys reach a tab, as the ARIA pattern asks. */
  readonly onSelect: (id: Id) => void
  /**
   * `segmented` shares the width, for two to four; `scrolling` scrolls sideways, for more. Default
   * `segmented`.
   */
  readonly variant?: keyof typeof css.lists | undefined
}

/** Tabs: show one of several panels. */
export function SegmentedTabs<Id extends string>({
  id,
  label,
  tabs,
  selected,
  onSelect,
  variant = 'segmented',
}: SegmentedTabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (variant === 'scrolling') scrollIntoRail(list.current, `#${CSS.escape(`${id}-${selected}`)}`)
  }, [id, selected, variant])
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- ARIA's tabs pattern: the focus is on the tabs, never on their list
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={css.lists[variant]}
      onKeyDown={(event) => {
        const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role="tab"]')]
        const reached = moveFocus(event, buttons)
        const tab = reached && tabs[buttons.indexOf(reached)]
        if (tab) onSelect(tab.id)
      }}
    >
      {tabs.map(({ id: tabId, label: text, icon: Icon, count = 0 }) => (
        <button
          key={tabId}
          type="button"
          role="tab"
          id={`${id}-${tabId}`}
          aria-selected={tabId === selected}
          tabIndex={tabId === selected ? 0 : -1}
          onClick={() => onSelect(tabId)}
          className={classes(css.tabs[variant], pressable, type.small)}
        >
          {Icon && <Icon size="small" />}
          {text}
          <Badge count={count} />
        </button>
      ))}
    </div>
  )
}

export interface TabPanelProps {
  /** `id` of the `SegmentedTabs`. */
  readonly of: string
  /** Id of the selected tab. */
  readonly selected: string
  /** Content of the selected tab. */
  readonly children: ReactNode
}

/** Panel with the content of the selected tab. */
export function TabPanel({ of, selected, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={`${of}-panel`} aria-labelledby={`${of}-${selected}`} className={css.panel}>
      {children}
    </div>
  )
}
