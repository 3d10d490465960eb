import type { ReactNode } from 'react'

import { Card } from '../card/Card.tsx'
import { useNearEnd } from '../game-grid/useNearEnd.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { StatusTag, type StatusTagProps } from '../status-tag/StatusTag.tsx'
import { classes } from '../styling/classes.ts'
import { endFigure, ends, startText } from '../styling/ends.css.ts'
import { tabular, type } from '../styling/type.css.ts'
import * as css from './RecordList.css.ts'

const NONE = [] as const

export interface RecordEntry {
  /** Id of the record, unique in the list. */
  readonly id: string
  /** Title of the record: a kind of transaction, a game. */
  readonly title: string
  /** Time of the record, or the other party. */
  readonly detail?: string | undefined
  /** Amount, formatted with its sign and currency. */
  readonly amount?: string | undefined
  /** Colour of the amount by its effect for the member; its sign says the same. */
  readonly amountTone?: keyof typeof css.amounts | undefined
  /** Status tag: paid, refused, being checked. */
  readonly status?: StatusTagProps | undefined
  /** Further facts: stake, balance after, an order number as a `CopyText`. */
  readonly facts?: readonly { readonly label: string; readonly value: ReactNode }[] | undefined
}

export interface RecordListProps {
  /** Name of the list for screen readers. */
  readonly label: string
  /** The records, newest first. */
  readonly records: readonly RecordEntry[]
  /** Number of placeholder records at the end while more are loading. */
  readonly loading?: number | undefined
  /** Called when the end comes near; leave out when there are no more. */
  readonly onNearEnd?: (() => void) | undefined
  /** Content shown when there are no records: an `EmptyState`. */
  readonly empty: ReactNode
}

/** List of a member's transactions, newest first. */
export function RecordList({ label, records, loading = 0, onNearEnd, empty }: RecordListProps) {
  const end = useNearEnd(onNearEnd)
  const none = records.length === 0 && loading === 0
  return (
    <>
      {/* Rendered before it has content, so that screen readers hear that nothing was found. */}
      <div role="status">{none && empty}</div>
      {!none && (
        <ul aria-label={label} aria-busy={loading > 0} className={css.list}>
          {records.map((record) => (
            <Card key={record.id} as="li">
              <Entry {...record} />
            </Card>
          ))}
          {Array.from({ length: loading }, (_, index) => (
            <Card key={`loading-${index}`} as="li">
              <span className={css.place}>
                <Skeleton width="half" />
                <Skeleton width="most" />
              </span>
            </Card>
          ))}
        </ul>
      )}
      {onNearEnd && <div ref={end} aria-hidden className={css.end} />}
    </>
  )
}

function Entry({ title, detail, amount, amountTone = 'neutral', status, facts = NONE }: RecordEntry) {
  return (
    <>
      <div className={ends.baseline}>
        <div className={classes(startText, css.textColumn)}>
          <span className={classes(css.title, type.body)}>{title}</span>
          {detail !== undefined && <span className={classes(css.detail, type.small, tabular)}>{detail}</span>}
        </div>
        <div className={classes(endFigure, css.figures)}>
          {amount !== undefined && (
            <span className={classes(css.amount, css.amounts[amountTone], type.body, tabular)}>{amount}</span>
          )}
          {status && <StatusTag {...status} />}
        </div>
      </div>
      {facts.length > 0 && (
        <dl className={classes(css.facts, type.small, tabular)}>
          {facts.map((fact) => (
            <div key={fact.label} className={ends.baseline}>
              <dt className={classes(startText, css.term)}>{fact.label}</dt>
              <dd className={classes(endFigure, css.fact)} dir="auto">
                {fact.value}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
