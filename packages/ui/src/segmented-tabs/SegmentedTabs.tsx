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
  /** Tells the tabs apart, and ties each to its `TabPanel`. */
  readonly id: Id
  /** The word on the tab. */
  readonly label: string
  /** A picture before the word. */
  readonly icon?: IconType | undefined
  /** Number of new things behind it; 0 shows none. */
  readonly count?: number | undefined
}

export interface SegmentedTabsProps<Id extends string> {
  /** Ties the tabs to their `TabPanel`: unique on the page. */
  readonly id: string
  /** Name of the choice for screen readers. */
  readonly label: string
  /** Two to four for `segmented`, any number for `scrolling`. */
  readonly tabs: readonly TabItem<Id>[]
  /** Id of the tab whose panel is shown. */
  readonly selected: Id
  /** Called on a tap and, as the ARIA pattern asks, when the arrow keys reach a tab. */
  readonly onSelect: (id: Id) => void
  /** `segmented` shares the width, for two to four; `scrolling` goes on sideways, for more. Default `segmented`. */
  readonly variant?: keyof typeof css.lists | undefined
}

/** Tabs: one of several panels is shown. */
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
      {tabs.map(({ id: tabId, label: words, icon: Icon, count = 0 }) => (
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
          {words}
          <Badge count={count} />
        </button>
      ))}
    </div>
  )
}

export interface TabPanelProps {
  /** The `id` of its `SegmentedTabs`. */
  readonly of: string
  /** The tab it belongs to. */
  readonly selected: string
  /** What the tab shows. */
  readonly children: ReactNode
}

/** What the selected tab shows. */
export function TabPanel({ of, selected, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={`${of}-panel`} aria-labelledby={`${of}-${selected}`} className={css.panel}>
      {children}
    </div>
  )
}
