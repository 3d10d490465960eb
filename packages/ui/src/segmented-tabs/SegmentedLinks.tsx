import { Anchor } from '../link/Anchor.tsx'
import { classes } from '../styling/classes.ts'
import { pressable } from '../styling/interaction.css.ts'
import { type } from '../styling/type.css.ts'
import * as css from './SegmentedTabs.css.ts'

export interface SegmentedLinksProps {
  /** Accessible name of the group of links. */
  readonly label: string
  /** Two to four pages. */
  readonly links: readonly { readonly label: string; readonly href: string; readonly current: boolean }[]
}

/** Links between pages that belong together, drawn as tabs: the page itself changes, not a panel in it. */
export function SegmentedLinks({ label, links }: SegmentedLinksProps) {
  return (
    <nav aria-label={label} className={css.lists.segmented}>
      {links.map(({ label: text, href, current }) => (
        <Anchor
          key={href}
          href={href}
          current={current}
          className={classes(css.tabs.segmented, pressable, type.small)}
        >
          {text}
        </Anchor>
      ))}
    </nav>
  )
}
