import type { ReactNode } from 'react'

import { Badge } from '../badge/Badge.tsx'
import { IconExternal, IconForward } from '../icon/icons.ts'
import type { IconType } from '../icon/makeIcon.tsx'
import { Anchor } from '../link/Anchor.tsx'
import { classes } from '../styling/classes.ts'
import { rowFocus } from '../styling/interaction.css.ts'
import { tabular, type } from '../styling/type.css.ts'
import * as css from './ListRow.css.ts'

export interface ListProps {
  /** Name of the list for screen readers. */
  readonly label?: string | undefined
  /**
   * `rows` have hairlines between them; `ledger` is ruled as a page of accounts, with its values in figures at the edge;
   * `index` is lines of the brand's display face without rules. The last two stand on the page's own ground, and their
   * rows have no icons. Default `rows`.
   */
  readonly look?: keyof typeof css.lists | undefined
  /** `ListRow`s. */
  readonly children: ReactNode
}

/** List of rows. Usually inside a `Card` without padding. */
export function List({ label, look = 'rows', children }: ListProps) {
  return (
    <ul className={css.lists[look]} aria-label={label}>
      {children}
    </ul>
  )
}

export interface ListRowProps {
  /** First line of the row. */
  readonly label: string
  /** Second line, in smaller text. */
  readonly detail?: string | undefined
  /** Current value, at the end of the row. */
  readonly value?: ReactNode
  /** A picture at the start of the row. */
  readonly icon?: IconType | undefined
  /** Picture or avatar at the start, instead of an icon. */
  readonly lead?: ReactNode
  /** Number on the badge; 0 shows no badge. */
  readonly count?: number | undefined
  /** Label of the badge for screen readers ('3 new'). */
  readonly countLabel?: string | undefined
  /** `danger` for an action that cannot be undone. Default `primary`. */
  readonly tone?: keyof typeof css.tones | undefined
  /** Link address of the row. */
  readonly href?: string | undefined
  /** True to open the link in a new tab. */
  readonly newTab?: boolean | undefined
  /** Called on a tap; with `href`, before the navigation. */
  readonly onPress?: (() => void) | undefined
  /** True for the row of the page that is shown. */
  readonly current?: boolean | undefined
}

/** Row of a `List`: a link, an action, or plain information. */
export function ListRow(props: ListRowProps) {
  const {
    label,
    detail,
    value,
    icon: Icon,
    lead,
    count = 0,
    countLabel,
    tone = 'primary',
    href,
    newTab,
    onPress,
    current,
  } = props
  const acts = href !== undefined || onPress !== undefined
  const look = classes(css.root, css.tones[tone], acts && classes(css.interactive, rowFocus))
  const content = (
    <>
      {(Icon ?? lead) && <span className={css.lead}>{Icon ? <Icon /> : lead}</span>}
      <span className={css.main}>
        <span className={css.textColumn}>
          <span className={classes(type.body, css.label)}>{label}</span>
          {detail !== undefined && <span className={classes(type.small, css.detail)}>{detail}</span>}
        </span>
        {value !== undefined && <span className={classes(type.small, tabular, css.value)}>{value}</span>}
      </span>
      <Badge count={count} label={countLabel} />
      {acts && (
        <span className={css.chevron}>
          {newTab ? <IconExternal size="small" /> : <IconForward size="small" />}
        </span>
      )}
    </>
  )
  return (
    <li>
      {href !== undefined ? (
        <Anchor href={href} newTab={newTab} onPress={onPress} current={current} className={look}>
          {content}
        </Anchor>
      ) : onPress ? (
        <button type="button" onClick={onPress} className={look}>
          {content}
        </button>
      ) : (
        <div className={look}>{content}</div>
      )}
    </li>
  )
}
