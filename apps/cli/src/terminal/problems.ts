import type { Problem } from '@livery/tenant'

import type { Terminal } from './terminal.ts'

/** Problems as people read them: grouped by file, each with what was found, what is allowed and a way out. */
export function printProblems({ line, color }: Terminal, problems: readonly Problem[]): void {
  const files = [...new Set(problems.map(({ file }) => file))]
  for (const file of files) {
    line()
    line(color.underline(file))
    for (const { field, found, expected, suggestion, level } of problems.filter(
      (problem) => problem.file === file,
    )) {
      const mark = level === 'error' ? color.red('error') : color.yellow('warning')
      line(`  ${mark}  ${field === '' ? '' : `${color.bold(field)}: `}found ${found}`)
      line(`         expected ${expected}${suggestion === '' ? '' : `. ${color.cyan(suggestion)}`}`)
    }
  }
  const errors = problems.filter(({ level }) => level === 'error').length
  const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`
  line()
  line(`${count(errors, 'error')}, ${count(problems.length - errors, 'warning')}`)
}
