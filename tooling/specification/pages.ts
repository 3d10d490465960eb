/** States of a requirement. */
export const STATES = ['done', 'partly', 'missing', 'wrong', 'dropped'] as const

/** One requirement: a row of a page of docs/specification. */
export interface Requirement {
  /** `S-login-07`; never renumbered. */
  readonly id: string
  readonly text: string
  /** Files that fulfil the requirement, each by the end of its path. */
  readonly fulfilledBy: readonly string[]
  /** Tests that would fail without the requirement, each by the end of its path. */
  readonly provenBy: readonly string[]
  readonly state: string
}

/** Page of docs/specification. */
export interface Area {
  /** Name of the page without `.md`; the middle of its rows' ids. */
  readonly key: string
  readonly title: string
  readonly requirements: readonly Requirement[]
}

const NOTHING = '–'

/** Cells of one line of a Markdown table; `\|` is a character of a cell. */
function cellsOf(line: string): string[] {
  return line
    .replaceAll('\\|', '\u0000')
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.replaceAll('\u0000', '|').trim())
}

const pathsOf = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)

/** True for a cell of paths, separated by spaces; anything else in it is a mistake. */
const isPathCell = (cell: string): boolean =>
  cell === NOTHING || cell.replaceAll(/`[^`]+`/g, '').trim() === ''

/**
 * Reads one page of docs/specification.
 * @param key the page's name without `.md`
 * @throws {Error} names the line of a table that has other than five cells or holds no paths where paths belong
 */
export function readArea(key: string, markdown: string): Area {
  const requirements: Requirement[] = []
  for (const [index, line] of markdown.split('\n').entries()) {
    if (!line.startsWith('|') || /^\|\s*(?:id\s*\||---)/.test(line)) continue
    const [id = '', text = '', fulfilled = '', proven = '', state = '', ...more] = cellsOf(line)
    const where = `docs/specification/${key}.md:${index + 1}`
    if (state === '' || more.length > 0)
      throw new Error(`${where}: a row has five cells; write '\\|' for a bar.`)
    for (const cell of [fulfilled, proven])
      if (!isPathCell(cell))
        throw new Error(`${where}: '${cell}' is neither paths in backquotes nor '${NOTHING}'.`)
    requirements.push({ id, text, fulfilledBy: pathsOf(fulfilled), provenBy: pathsOf(proven), state })
  }
  return {
    key,
    title: /^# (.+)$/m.exec(markdown)?.[1] ?? key,
    requirements,
  }
}
