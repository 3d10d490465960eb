import { useId, type ReactNode } from 'react'

import { classes } from '../styling/classes.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import { tabular, type } from '../styling/type.css.ts'
import * as css from './DataTable.css.ts'
import { useOverflows } from './useOverflows.ts'

export interface DataTableColumn {
  /** Unique in the table. */
  readonly id: string
  /** Heading of the column. */
  readonly label: string
  /** Figures stand at the end of their column, digit under digit. */
  readonly numeric?: boolean | undefined
}

export interface DataTableRow {
  /** Tells the rows apart. */
  readonly id: string
  /** One for each column; the first names the row. */
  readonly cells: readonly ReactNode[]
}

export interface DataTableProps {
  /** What the table shows. */
  readonly caption: string
  /** The caption is read but not drawn, where a heading beside it says it. */
  readonly captionHidden?: boolean | undefined
  /** From the start of the line; the first names the row. */
  readonly columns: readonly DataTableColumn[]
  /** In the order shown, a cell a column. */
  readonly rows: readonly DataTableRow[]
  /** Last row, set off: one for each column. */
  readonly totals?: readonly ReactNode[] | undefined
}

/** Figures in rows and columns. Wider than the screen it scrolls sideways, the rows' names staying in sight. */
export function DataTable({ caption, captionHidden = false, columns, rows, totals }: DataTableProps) {
  const captionId = useId()
  const [overflows, measure] = useOverflows()
  const line = (cells: readonly ReactNode[]) =>
    columns.map(({ id, numeric }, index) =>
      index === 0 ? (
        <th key={id} scope="row" className={classes(css.rowHead, numeric && css.end)}>
          {cells[index]}
        </th>
      ) : (
        <td key={id} className={classes(css.figure, numeric && css.end)}>
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
          <table aria-labelledby={captionId} className={classes(css.table, type.small, tabular)}>
            <thead>
              <tr>
                {columns.map(({ id, label, numeric }) => (
                  <th key={id} scope="col" className={classes(css.columnHead, numeric && css.end)}>
                    {label}
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
