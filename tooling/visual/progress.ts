/** Number of steps between two lines where a line cannot be written again. */
const EVERY = 20

/**
 * Progress of a long run: one line that counts in a terminal, a line for every twentieth step in a log.
 * @param write receives the text, with its line end
 * @returns function to call after each step, with the name of what was done
 */
export function progress(
  what: string,
  total: number,
  { isTerminal, write }: { readonly isTerminal: boolean; readonly write: (text: string) => void },
): (name: string) => void {
  let done = 0
  return (name) => {
    done++
    const isLast = done === total
    const line = `${what}: ${done} of ${total}`
    if (isTerminal) write(`\r\u001B[K${isLast ? `${line}\n` : `${line}, ${name}`}`)
    else if (isLast || done % EVERY === 0) write(`${line}\n`)
  }
}
