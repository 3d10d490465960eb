import { checkTenants, loadTenants } from '@livery/tenant'
import type { Command } from 'commander'

import { buildTenants, refuseProblems } from '../build/buildTenants.ts'
import type { BuiltTenant } from '../build/buildTenants.ts'
import { compileCore } from '../build/compileCore.ts'
import { run } from '../terminal/run.ts'
import { readableBytes, readableTime, tableLines } from '../terminal/table.ts'
import { createTerminal } from '../terminal/terminal.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT, UserError } from '../terminal/userError.ts'
import { chooseTenants, findWorkspace } from '../workspace.ts'
import type { GlobalOptions } from './options.ts'

interface BuildFlags extends GlobalOptions {
  readonly all?: boolean
  readonly json?: boolean
  readonly out?: string
  readonly pictures: boolean
}

function printTable({ line, color }: Terminal, tenants: readonly BuiltTenant[], ms: number): void {
  const columns = [
    { title: 'brand' },
    ...['js', 'css', 'fonts', 'images', 'total', 'time'].map((title) => ({ title, align: 'end' as const })),
  ]
  const rows = tenants.map(({ id, bytes, cached, ms: took }) => [
    id,
    ...[bytes.js, bytes.css, bytes.fonts, bytes.images, bytes.total].map(readableBytes),
    cached ? 'unchanged' : readableTime(took),
  ])
  const [head = '', ...body] = tableLines(columns, rows)
  line(color.dim(head))
  for (const row of body) line(row)
  line()
  line(`${tenants.length} ${tenants.length === 1 ? 'bundle' : 'bundles'} in ${readableTime(ms)}`)
}

async function build(ids: readonly string[], flags: BuildFlags, terminal: Terminal): Promise<number> {
  const started = performance.now()
  if (ids.length === 0 && flags.all !== true) {
    throw new UserError('Name the brands to build, or build every one with --all: livery build aurora')
  }
  const workspace = findWorkspace(flags)
  const chosen = await chooseTenants(workspace, ids)
  terminal.progress('Checking …')
  const { problems, readings } = await checkTenants(workspace.root, { ids: chosen })
  refuseProblems(problems)
  const tenants = await loadTenants(workspace.root, { ids: chosen })
  const core = await compileCore(terminal)
  const built = await buildTenants({
    tenants,
    // A neighbour that cannot be read stops its own build, not this one.
    brands: readings.flatMap(({ id, config, brand }) => (config && brand ? [{ id, config, brand }] : [])),
    core,
    out: workspace.out,
    cache: workspace.cache,
    pictures: flags.pictures,
    onProgress: ({ id }, done) => terminal.progress(`Building ${id} (${done + 1} of ${tenants.length}) …`),
  })
  terminal.progress('')
  const ms = Math.round(performance.now() - started)
  const warnings = problems.length
  printTable(terminal, built, ms)
  if (warnings > 0) terminal.line(terminal.color.yellow(`${warnings} warnings: see livery check`))
  terminal.json({ tenants: built, ms })
  return EXIT.done
}

export function addBuild(program: Command): void {
  program
    .command('build')
    .summary('build brands into static sites')
    .description(
      'Checks brands, compiles the site when it changed, and writes dist/<brand>: a complete static site each.',
    )
    .argument('[id...]', 'brands to build')
    .option('--all', 'every brand under tenants/')
    .option('--no-pictures', 'leave out icons that have to be drawn')
    .option('--out <folder>', 'where the bundles go (default: dist)')
    .option('--json', 'print one JSON object: { tenants: [{ id, out, ms, cached, bytes }], ms }')
    .addHelpText(
      'after',
      `
Examples:
  livery build aurora            one brand
  livery build --all             every brand; those that did not change are left alone
  livery build --all --json      for scripts
  livery build aurora --out /tmp/site
`,
    )
    .action((ids: string[], _flags: unknown, command: Command) => {
      const flags = command.optsWithGlobals<BuildFlags>()
      const terminal = createTerminal(flags)
      return run(terminal, () => build(ids, flags, terminal))
    })
}
