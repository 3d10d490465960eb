import pc from 'picocolors'

/** Where a command writes: results to standard output, everything else to standard error. */
export interface Terminal {
  readonly color: ReturnType<typeof pc.createColors>
  /** A line of the result. */
  readonly line: (text?: string) => void
  /** The one JSON object of `--json`. */
  readonly json: (value: unknown) => void
  /** A line beside the result. */
  readonly note: (text: string) => void
  /** Replaces the current status line; only shown on a terminal. */
  readonly progress: (text: string) => void
}

const CLEAR_LINE = '\r\u001B[2K'

/** @param options.json keeps standard output free for the one JSON object */
export function createTerminal(options: { json?: boolean } = {}): Terminal {
  const { stdout, stderr } = process
  const isQuiet = options.json === true
  const isLive = stderr.isTTY === true && !isQuiet
  const color = pc.createColors(stdout.isTTY === true && process.env['NO_COLOR'] === undefined)
  const clear = () => {
    if (isLive) stderr.write(CLEAR_LINE)
  }
  return {
    color,
    line: (text = '') => {
      if (isQuiet) return
      clear()
      stdout.write(`${text}\n`)
    },
    json: (value) => {
      if (isQuiet) stdout.write(`${JSON.stringify(value)}\n`)
    },
    note: (text) => {
      clear()
      stderr.write(`${text}\n`)
    },
    progress: (text) => {
      if (isLive) stderr.write(text === '' ? CLEAR_LINE : `${CLEAR_LINE}${text}`)
    },
  }
}
