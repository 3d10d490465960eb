import { useState, type ReactNode } from 'react'

import { useWideWindow } from '../media/useWideWindow.ts'
import { classes } from '../styling/classes.ts'
import * as css from './PageColumn.css.ts'

export interface PageColumnProps {
  /** Bar above the page: the `AppHeader`, or nothing. */
  readonly header?: ReactNode
  /**
   * Bar below the page: the `BottomMenu`, or nothing. Fixed; the page reserves space for it. In a wide window it stands
   * beside the page.
   */
  readonly bottom?: ReactNode
  /** True for a bar that the page has in wide windows alone. Default false. */
  readonly bottomHides?: boolean | undefined
  /** Width of the page in a wide window: that of a text column, or all of it. Default `column`. */
  readonly measure?: keyof typeof css.measures | undefined
  /** Key of the page: a change fades the new page in; the first one is there at once. */
  readonly pageKey?: string | undefined
  /** Id of the main region, the target of a 'skip to content' link. Default `main`. */
  readonly mainId?: string | undefined
  /** Label of the skip link, the first stop of the Tab key. */
  readonly skipLabel?: string | undefined
  /** The page. */
  readonly children: ReactNode
}

/** Column of the site on a phone; in a wide window header, menu and page side by side, centred on the brand's backdrop. */
export function PageColumn({
  header,
  bottom,
  bottomHides = false,
  measure = 'column',
  pageKey,
  mainId = 'main',
  skipLabel,
  children,
}: PageColumnProps) {
  // The first page stands at once: a browser counts nothing as painted that begins transparent.
  const [first] = useState(pageKey)
  const [moved, setMoved] = useState(false)
  if (!moved && pageKey !== first) setMoved(true)
  const isWide = useWideWindow()
  return (
    <div className={classes(css.root, bottomHides && css.menuHides)}>
      {skipLabel !== undefined && (
        <a className={css.skip} href={`#${mainId}`}>
          {skipLabel}
        </a>
      )}
      {header}
      {/* The Tab key comes to the menu in the order in which it is seen. */}
      {isWide && bottom}
      <main
        id={mainId}
        tabIndex={-1}
        key={pageKey}
        className={classes(
          css.content,
          css.measures[measure],
          moved && css.enter,
          bottom !== undefined && !bottomHides && css.aboveMenu,
        )}
      >
        {children}
      </main>
      {!isWide && bottom}
    </div>
  )
}
