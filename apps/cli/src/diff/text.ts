import { counted, readableBytes, tableLines } from '../terminal/table.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Change } from './compare.ts'
import { isUnchanged, readableChange, type BrandDiff } from './report.ts'

/** Maximum lines of a list in a terminal; the HTML page has the whole list. */
const MOST_LINES = 12
const LONGEST = 48

const HEX = /^#[0-9a-f]{6}$/i

function shortened(value: string | undefined): string {
  if (value === undefined) return '–'
  return value.length > LONGEST ? `${value.slice(0, LONGEST - 1)}…` : value
}

function section<T>(
  { line, color }: Terminal,
  title: string,
  items: readonly T[],
  write: (item: T) => string,
): void {
  if (items.length === 0) return
  line()
  line(`  ${color.bold(title)} ${color.dim(String(items.length))}`)
  for (const item of items.slice(0, MOST_LINES)) line(`    ${write(item)}`)
  if (items.length > MOST_LINES) line(color.dim(`    … and ${items.length - MOST_LINES} more on the page`))
}

/** One brand's changes for a terminal. */
export function printDiff(terminal: Terminal, diff: BrandDiff): void {
  const { line, color, swatch } = terminal
  const painted = (value: string | undefined) =>
    value !== undefined && HEX.test(value) ? `${swatch(value)} ${value}`.trimStart() : shortened(value)
  const arrow = ({ before, after }: Change<string>) => `${color.dim(painted(before))} → ${painted(after)}`
  line()
  line(`${color.bold(diff.name)} ${color.dim(diff.isNew ? `${diff.id}, a new brand` : diff.id)}`)
  if (isUnchanged(diff)) {
    line(color.dim('  nothing changed'))
    return
  }
  if (diff.isNew)
    line(
      `  ${counted(diff.tokens.length, 'token')}, ${counted(diff.data.length, 'value')}, ${counted(diff.pictures.length, 'picture')}: see the page`,
    )
  else {
    section(
      terminal,
      'tokens',
      diff.tokens,
      (token) => `${token.path} ${color.dim(token.theme)}  ${arrow(token)}`,
    )
    section(
      terminal,
      'contrast',
      diff.contrast,
      ({ theme, foreground, background, before, after, needed, fails }) => {
        const ratio = `${before?.ratio.toFixed(2) ?? '–'} → ${after.ratio.toFixed(2)}`
        const mark = fails ? color.red(`✗ ${ratio}, needs ${needed}`) : color.green(`✓ ${ratio}`)
        return `${mark}  ${foreground} on ${background} ${color.dim(theme)}`
      },
    )
    section(terminal, 'flags', diff.flags, (flag) => `${flag.field.slice('flags.'.length)}  ${arrow(flag)}`)
    section(terminal, 'data', diff.data, (value) => `${value.field}  ${arrow(value)}`)
    section(terminal, 'texts', diff.texts, (text) => `${text.language} ${text.id}  ${arrow(text)}`)
  }
  section(
    terminal,
    'screens',
    diff.screens,
    ({ screen, because }) => `${screen}  ${color.dim(shortened(because.join(', ')))}`,
  )
  if (!diff.isNew && diff.tokens.length > 0) line(color.dim('    tokens show on every screen'))
  const moved = diff.bytes.filter(({ before, after }) => before !== after)
  if (moved.length > 0) {
    line()
    line(`  ${color.bold('bytes')}`)
    const rows = moved.map((weight) => [
      weight.what,
      weight.before === undefined ? '–' : readableBytes(weight.before),
      readableBytes(weight.after ?? 0),
      readableChange(weight),
    ])
    const columns = [
      { title: '' },
      ...['before', 'after', 'change'].map((title) => ({ title, align: 'end' as const })),
    ]
    for (const row of tableLines(columns, rows)) line(`    ${row}`)
  }
  section(
    terminal,
    'pictures',
    diff.isNew ? [] : diff.pictures.filter(({ changed }) => changed > 0),
    ({ screen, theme, language, dir, changed }) =>
      `${screen}, ${theme}, ${language}${dir === 'rtl' ? ' from right to left' : ''}  ${Math.max(1, Math.round(changed * 100))} % differs`,
  )
}
