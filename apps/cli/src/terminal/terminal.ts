import pc from 'picocolors'

/** Output of a command: results to standard output, everything else to standard error. */
export interface Terminal {
  readonly color: ReturnType<typeof pc.createColors>
  /**
   * Two cells of a colour, where the terminal supports colours; '' elsewhere.
   * @param hex six digits after a #
   */
  readonly swatch: (hex: string) => string
  /** Prints a line of the result. */
  readonly line: (text?: string) => void
  /** Prints the one JSON object of `--json`. */
  readonly json: (value: unknown) => void
  /** Prints a line beside the result. */
  readonly note: (text: string) => void
  /** Prints an error. */
  readonly fail: (text: string) => void
  /** Replaces the current status line; only shown on a terminal. */
  readonly progress: (text: string) => void
}

/** Swatches use 24-bit colour: the terminal's palette differs from the brand's. */
function swatchOf(hex: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `\u001B[48;2;${channels.join(';')}m  \u001B[0m`
}

const CLEAR_LINE = '\r\u001B[2K'

/** @param options.json reserves standard output for the one JSON object */
export function createTerminal(options: { json?: boolean } = {}): Terminal {
  const { stdout, stderr } = process
  const isQuiet = options.json === true
  const isLive = stderr.isTTY === true && !isQuiet
  const color = pc.createColors(stdout.isTTY === true && process.env['NO_COLOR'] === undefined)
  const clear = () => {
    if (isLive) stderr.write(CLEAR_LINE)
  }
  const note = (text: string) => {
    clear()
    stderr.write(`${text}\n`)
  }
  const mark = pc.createColors(stderr.isTTY === true && process.env['NO_COLOR'] === undefined)
  return {
    color,
    swatch: (hex) => (color.isColorSupported ? swatchOf(hex) : ''),
    line: (text = '') => {
      if (isQuiet) return
      clear()
      stdout.write(`${text}\n`)
    },
    json: (value) => {
      if (isQuiet) stdout.write(`${JSON.stringify(value)}\n`)
    },
    note,
    fail: (text) => note(stderr.isTTY === true ? `${mark.red('✗')} ${text}` : text),
    progress: (text) => {
      if (isLive) stderr.write(text === '' ? CLEAR_LINE : `${CLEAR_LINE}${mark.dim(text)}`)
    },
  }
}
