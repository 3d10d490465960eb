import { useId, type ReactNode } from 'react'

import { classes } from '../styling/classes.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import { tabular, type } from '../styling/type.css.ts'
import * as css from './DataTable.css.ts'
import { useOverflows } from './useOverflows.ts'
import { useShownColumn } from './useShownColumn.ts'

export interface DataTableColumn {
  /** Id of the column, unique in the table. */
  readonly id: string
  /** Heading of the column. */
  readonly label: string
  /** True for figures: aligned at the end of the column, digit under digit. */
  readonly numeric?: boolean | undefined
  /** Small picture over the heading. */
  readonly lead?: ReactNode
  /** Small mark after the heading, with a text for screen readers. */
  readonly mark?: ReactNode
  /** True for the column that is the reader's own: it is lit, and stands beside the row headers at first. */
  readonly own?: boolean | undefined
}

export interface DataTableRow {
  /** Id of the row, unique in the table. */
  readonly id: string
  /** The cells, one for each column; the first is the row's header. */
  readonly cells: readonly ReactNode[]
}

export interface DataTableProps {
  /** Caption of the table. */
  readonly caption: string
  /** True to hide the caption visually, where a heading next to the table says the same. */
  readonly captionHidden?: boolean | undefined
  /** The columns, from the start of the line; the first holds the row headers. */
  readonly columns: readonly DataTableColumn[]
  /** The rows, in the order shown. */
  readonly rows: readonly DataTableRow[]
  /** Cells of a separate last row with the totals, one for each column. */
  readonly totals?: readonly ReactNode[] | undefined
}

/** Table of figures. When it is wider than the screen it scrolls sideways, with a sticky first column. */
export function DataTable({ caption, captionHidden = false, columns, rows, totals }: DataTableProps) {
  const captionId = useId()
  const [overflows, measure] = useOverflows()
  const table = useShownColumn(columns.findIndex((column) => column.own))
  const line = (cells: readonly ReactNode[]) =>
    columns.map(({ id, numeric, own: isOwn }, index) =>
      index === 0 ? (
        <th key={id} scope="row" className={classes(css.rowHead, numeric && css.end)}>
          {cells[index]}
        </th>
      ) : (
        <td key={id} className={classes(css.figure, numeric && css.end, isOwn && css.own)}>
          {cells[index]}
        </td>
      ),
    )
  return (
    <div className={css.root}>
      <div id={captionId} className={captionHidden ? visuallyHidden : classes(type.small, css.caption)}>
        {caption}
      </div>
      <div className={css.frame}>
        <div
          ref={measure}
          className={css.scroller}
          {...(overflows && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}
        >
          <table ref={table} aria-labelledby={captionId} className={classes(css.table, type.small, tabular)}>
            <thead>
              <tr>
                {columns.map(({ id, label, numeric, lead, mark, own: isOwn }) => (
                  <th
                    key={id}
                    scope="col"
                    aria-current={isOwn}
                    className={classes(css.columnHead, numeric && css.end, isOwn && css.own)}
                  >
                    {lead !== undefined && <span className={css.lead}>{lead}</span>}
                    {label}
                    {mark !== undefined && <span className={css.mark}>{mark}</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, cells }) => (
                <tr key={id}>{line(cells)}</tr>
              ))}
            </tbody>
            {totals && (
              <tfoot className={css.totals}>
                <tr>{line(totals)}</tr>
              </tfoot>
            )}
          </table>
        </div>
      </div>
    </div>
  )
}
