import type { BuiltTenant } from '../build/buildTenants.ts'
import { environmentOf } from '../build/environment.ts'
import type { BuildFlags } from '../flags.ts'
import { printRefused, refusedFields } from '../terminal/refused.ts'
import { counted, readableBytes, readableTime, printTable } from '../terminal/table.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT } from '../terminal/userError.ts'
import { findWorkspace } from '../workspace.ts'
import { buildBrands } from './buildBrands.ts'
import { chosenBrands } from './chosenBrands.ts'
import { documentSettings } from './documentSettings.ts'

function printBuilt(terminal: Terminal, tenants: readonly BuiltTenant[]): void {
  const columns = [
    { title: 'brand' },
    ...['js', 'css', 'fonts', 'images', 'total', 'time'].map((title) => ({ title, align: 'end' as const })),
  ]
  const rows = tenants.map(({ id, bytes, cached, ms }) => [
    id,
    ...[bytes.js, bytes.css, bytes.fonts, bytes.images, bytes.total].map(readableBytes),
    cached ? 'unchanged' : readableTime(ms),
  ])
  printTable(terminal, columns, rows)
}

export async function build(ids: readonly string[], flags: BuildFlags, terminal: Terminal): Promise<number> {
  const started = performance.now()
  const workspace = findWorkspace(flags)
  const chosen = await chosenBrands('build', workspace, ids, flags)
  const { built, refused, warnings } = await buildBrands(
    workspace,
    chosen,
    {
      ...flags,
      environment: environmentOf(flags),
      documents: documentSettings(workspace, flags, flags.production),
    },
    terminal,
  )
  const ms = Math.round(performance.now() - started)
  const { line, color } = terminal
  printBuilt(terminal, built)
  line()
  line(`${color.green('✓')} ${counted(built.length, 'bundle')} in ${readableTime(ms)}`)
  if (warnings.length > 0)
    line(color.yellow(`! ${counted(warnings.length, 'warning')}: livery check says which`))
  printRefused(terminal, refused)
  terminal.json({ tenants: built, ms, ...refusedFields(refused) })
  return refused.length > 0 ? EXIT.problems : EXIT.done
}
