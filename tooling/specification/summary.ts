import { type Area, STATES } from './pages.ts'

const BEGIN = '<!-- summary: written by `npm run specification -- --write` -->'
const END = '<!-- end of the summary -->'

/** Number of an area's rows in each state, in the order of `STATES`. */
export function countsOf({ requirements }: Area): number[] {
  return STATES.map((state) => requirements.filter((row) => row.state === state).length)
}

/** Table of areas: rows by state. */
export function summaryOf(areas: readonly Area[]): string {
  const lines = areas.map((area) => {
    const cells = [area.requirements.length, ...countsOf(area)]
    return `| [${area.title}](${area.key}.md) | ${cells.join(' | ')} |`
  })
  const total = (index: number) => areas.reduce((sum, area) => sum + (countsOf(area)[index] ?? 0), 0)
  const all = areas.reduce((sum, { requirements }) => sum + requirements.length, 0)
  return [
    `| area | rows | ${STATES.join(' | ')} |`,
    `| --- |${' --- |'.repeat(STATES.length + 1)}`,
    ...lines,
    `| **all** | ${all} | ${STATES.map((_, index) => total(index)).join(' | ')} |`,
  ].join('\n')
}

/**
 * The page with its summary replaced.
 * @throws {Error} when the page has no place for one
 */
export function withSummary(page: string, summary: string): string {
  const begin = page.indexOf(BEGIN)
  const end = page.indexOf(END)
  if (begin < 0 || end < begin) throw new Error(`docs/specification/README.md needs '${BEGIN}' and '${END}'.`)
  return `${page.slice(0, begin + BEGIN.length)}\n\n${summary}\n\n${page.slice(end)}`
}
