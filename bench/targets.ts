/** Bounds of one figure; a figure without a bound is only shown. */
export interface Bound {
  readonly most?: number
  readonly least?: number
}

/** Bounds of a table by the names of its columns. */
export type Targets = Readonly<Record<string, Bound>>

export type Row = Readonly<Record<string, number | string>>

const misses = (value: number | string | undefined, { most = Infinity, least = -Infinity }: Bound): boolean =>
  typeof value === 'number' && !(value <= most && value >= least)

/** A bound in signs: `≤ 5`. */
export const written = ({ most, least }: Bound): string =>
  [...(least === undefined ? [] : [`≥ ${least}`]), ...(most === undefined ? [] : [`≤ ${most}`])].join(', ')

/** Names of the figures of a row that miss their targets. A miss makes the program end with exit code 1. */
export function missedBy(row: Row, targets: Targets): string[] {
  const missed = Object.entries(targets)
    .filter(([column, bound]) => misses(row[column], bound))
    .map(([column]) => column)
  if (missed.length > 0) process.exitCode = 1
  return missed
}

/**
 * Prints rows beside what they are to reach, and names what each of them misses. A miss makes the program end with
 * exit code 1.
 * @param free names of rows without targets, such as a floor
 */
export function printRows(
  rows: Readonly<Record<string, Row>>,
  targets: Targets,
  free: readonly string[] = [],
): void {
  const bounds = Object.entries(targets)
  const judged = Object.entries(rows).map(([name, row]) => {
    const missed = free.includes(name) ? [] : missedBy(row, targets)
    return [name, { ...row, ...(bounds.length > 0 && { missed: missed.join(', ') }) }] as const
  })
  const reach = Object.fromEntries(bounds.map(([column, bound]) => [column, written(bound)]))
  console.table({ ...Object.fromEntries(judged), ...(bounds.length > 0 && { 'to reach': reach }) })
}
