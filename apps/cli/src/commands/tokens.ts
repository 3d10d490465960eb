import { readFile, writeFile } from 'node:fs/promises'

import { loadTenants } from '@livery/tenant'
import type { LoadedTenant } from '@livery/tenant'
import { solveBrand, toDtcg } from '@livery/theme'
import type { Command } from 'commander'

import { run } from '../terminal/run.ts'
import { createTerminal } from '../terminal/terminal.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT, UserError } from '../terminal/userError.ts'
import { importTokens } from '../tokens/importTokens.ts'
import { chooseTenants, findWorkspace } from '../workspace.ts'
import type { GlobalOptions } from './options.ts'

async function loadOne(id: string, flags: GlobalOptions): Promise<LoadedTenant> {
  const workspace = findWorkspace(flags)
  const ids = await chooseTenants(workspace, [id])
  const [tenant] = await loadTenants(workspace.root, { ids })
  if (tenant === undefined) throw new UserError(`There is no tenant '${id}'.`)
  return tenant
}

async function exportTokens(
  id: string,
  file: string | undefined,
  flags: GlobalOptions,
  terminal: Terminal,
): Promise<number> {
  const tenant = await loadOne(id, flags)
  const text = JSON.stringify(toDtcg(solveBrand(tenant.brand), tenant.config.name), null, 2)
  if (file === undefined) terminal.line(text)
  else {
    await writeFile(file, `${text}\n`)
    terminal.line(`${file} holds the tokens of ${id}`)
  }
  return EXIT.done
}

async function takeOver(id: string, file: string, flags: GlobalOptions, terminal: Terminal): Promise<number> {
  const tenant = await loadOne(id, flags)
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UserError(`${file} cannot be read.`)
  })
  const count = await importTokens(tenant, text)
  terminal.line(`${count} tokens of ${id} differ from its seeds: they are in tenants/${id}/overrides.ts`)
  return EXIT.done
}

export function addTokens(program: Command): void {
  const tokens = program
    .command('tokens')
    .summary('design tokens in and out (DTCG 2025.10)')
    .description(
      'Carries a brand to design tools and back, in the format of the W3C Design Tokens Community Group.',
    )
    .addHelpText(
      'after',
      `
Examples:
  livery tokens export aurora aurora.tokens.json
  livery tokens import aurora aurora.tokens.json     what was changed becomes overrides, checked for contrast
`,
    )
  tokens
    .command('export')
    .description('Writes the solved tokens of both themes.')
    .argument('<id>', 'the brand')
    .argument('[file]', 'where to (default: standard output)')
    .addHelpText('after', '\nExample:\n  livery tokens export aurora > aurora.tokens.json\n')
    .action((id: string, file: string | undefined, _flags: unknown, command: Command) => {
      const terminal = createTerminal()
      return run(terminal, () => exportTokens(id, file, command.optsWithGlobals<GlobalOptions>(), terminal))
    })
  tokens
    .command('import')
    .description('Makes overrides of the tokens that a file says differently.')
    .argument('<id>', 'the brand')
    .argument('<file>', 'a DTCG file')
    .addHelpText('after', '\nExample:\n  livery tokens import aurora aurora.tokens.json\n')
    .action((id: string, file: string, _flags: unknown, command: Command) => {
      const terminal = createTerminal()
      return run(terminal, () => takeOver(id, file, command.optsWithGlobals<GlobalOptions>(), terminal))
    })
}
