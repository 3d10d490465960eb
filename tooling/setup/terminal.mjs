import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/**
 * Prints one line of progress.
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${line}\n`)
}

/**
 * Ends the program with one sentence and no stack trace.
 * @param {string} sentence the problem and its remedy
 * @returns {never}
 */
export function stop(sentence) {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}
