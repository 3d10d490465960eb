import type { Terminal } from './terminal.ts'

/** Table column; numbers are aligned to the end. */
export interface Column {
  readonly title: string
  readonly align?: 'start' | 'end'
}

/** Lines of a plain table, columns two spaces apart. */
export function tableLines(columns: readonly Column[], rows: readonly (readonly string[])[]): string[] {
  const widths = columns.map(({ title }, at) =>
    Math.max(title.length, ...rows.map((row) => (row[at] ?? '').length)),
  )
  const write = (cells: readonly string[]) =>
    columns
      .map(({ align }, at) => {
        const cell = cells[at] ?? ''
        const width = widths[at] ?? 0
        return align === 'end' ? cell.padStart(width) : cell.padEnd(width)
      })
      .join('  ')
      .trimEnd()
  return [write(columns.map(({ title }) => title)), ...rows.map(write)]
}

/** Prints a table with a dimmed head. */
export function printTable(
  { line, color }: Terminal,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): void {
  const [head = '', ...body] = tableLines(columns, rows)
  line(color.dim(head))
  for (const row of body) line(row)
}

/** `1 brand`, `3 brands`. */
export function counted(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}

/** Bytes formatted for people: `812 B`, `14.2 kB`, `1.3 MB`. */
export function readableBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** Milliseconds formatted for people: `38 ms`, `2.4 s`. */
export function readableTime(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
}
