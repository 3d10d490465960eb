import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** @param {string} line one line of progress */
export function say(line) {
  process.stdout.write(`${line}\n`)
}

/**
 * Ends the program with one clear sentence and no stack trace.
 * @param {string} sentence what is wrong and what to do
 * @returns {never}
 */
export function stop(sentence) {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}
