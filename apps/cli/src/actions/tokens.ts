import { readFile, writeFile } from 'node:fs/promises'

import { TENANTS_FOLDER, loadTenants, type LoadedTenant } from '@livery/tenant'
import { solveBrand, toDtcg } from '@livery/theme'

import { chooseTenants } from '../chooseTenants.ts'
import type { GlobalOptions } from '../flags.ts'
import { counted } from '../terminal/table.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT, UserError } from '../terminal/userError.ts'
import { unknownNames } from '../tokens/designFile.ts'
import { importTokens } from '../tokens/importTokens.ts'
import { findWorkspace } from '../workspace.ts'

async function loadOne(id: string, flags: GlobalOptions): Promise<LoadedTenant> {
  const workspace = findWorkspace(flags)
  const ids = await chooseTenants(workspace, [id])
  const [tenant] = await loadTenants(workspace.root, { ids })
  if (tenant === undefined) throw new UserError(`There is no tenant '${id}'.`)
  return tenant
}

/**
 * Exports a brand's tokens. With `--json` the one object on standard output is the tokens, or a note of the
 * file they were written to.
 */
export async function exportTokens(
  id: string,
  file: string | undefined,
  flags: GlobalOptions,
  terminal: Terminal,
): Promise<number> {
  const tenant = await loadOne(id, flags)
  const tokens = toDtcg(solveBrand(tenant.brand), tenant.config.name)
  const text = JSON.stringify(tokens, null, 2)
  if (file === undefined) {
    terminal.line(text)
    terminal.json(tokens)
    return EXIT.done
  }
  await writeFile(file, `${text}\n`).catch(() => {
    throw new UserError(`${file} cannot be written.`)
  })
  terminal.line(`${terminal.color.green('✓')} ${file} holds the tokens of ${id}`)
  terminal.json({ tenant: id, file })
  return EXIT.done
}

export async function takeOverTokens(
  id: string,
  file: string,
  flags: GlobalOptions,
  terminal: Terminal,
): Promise<number> {
  const tenant = await loadOne(id, flags)
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UserError(`${file} cannot be read.`)
  })
  const { changed, tool, unknown, written } = await importTokens(tenant, text)
  const overrides = `${TENANTS_FOLDER}/${id}/overrides.ts`
  const { line, color } = terminal
  line(
    written
      ? `${color.green('✓')} ${counted(changed, 'token')} of ${id} unlike its seeds: now in ${overrides}`
      : `${color.green('✓')} ${id} has these tokens already: nothing was written`,
  )
  for (const name of unknownNames({ tool, unknown })) terminal.note(name)
  if (written) line(color.dim(`  see what it does: livery diff ${id}`))
  terminal.json({ tenant: id, changed, unknown, file: overrides, written })
  return EXIT.done
}
