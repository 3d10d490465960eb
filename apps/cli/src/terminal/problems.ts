import type { Problem } from '@livery/tenant'

import { counted } from './table.ts'
import type { Terminal } from './terminal.ts'

const INDENT = ' '.repeat(9)
const NARROWEST = 40

/** Wraps text to the terminal's width; files and pipes get one line. */
function wrapped(text: string): string {
  const width = process.stdout.columns === undefined ? Infinity : process.stdout.columns - INDENT.length
  if (width < NARROWEST || text.length <= width) return text
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last !== '' && last.length + word.length >= width) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines.join(`\n${INDENT}`)
}

/** Path of a file whose name may hold what a terminal takes for a command. */
const visible = (path: string): string =>
  path.replaceAll(/\p{Cc}/gu, (letter) => `\\u${(letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`)

/** Prints problems grouped by file, each with the value found, the values allowed and a suggestion. */
export function printProblems({ line, color }: Terminal, problems: readonly Problem[]): void {
  const files = [...new Set(problems.map(({ file }) => file))]
  for (const file of files) {
    line()
    line(color.underline(visible(file)))
    for (const { field, place, found, expected, suggestion, level } of problems.filter(
      (problem) => problem.file === file,
    )) {
      const mark = level === 'error' ? color.red('error') : color.yellow('warning')
      const where = place === undefined ? '' : `${color.dim(place)} `
      line(`  ${mark}  ${where}${field === '' ? '' : `${color.bold(field)}: `}found ${found}`)
      line(`${INDENT}${wrapped(`expected ${expected}`)}`)
      if (suggestion !== '') line(`${INDENT}${color.cyan(suggestion)}`)
    }
  }
  const errors = problems.filter(({ level }) => level === 'error').length
  line()
  line(`${counted(errors, 'error')}, ${counted(problems.length - errors, 'warning')}`)
}
