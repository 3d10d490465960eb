import type { Command } from 'commander'

import type { RefreshFlags } from '../flags.ts'
import { act } from './act.ts'
import { addDocumentOptions } from './documentOptions.ts'

export function addRefresh(program: Command): void {
  const command = program
    .command('refresh')
    .summary('renew the content of built documents')
    .description(
      'Reads the public answers of each brand’s gateway again and writes the documents that hold them, and nothing else.',
    )
    .argument('[id...]', 'brands to renew (default: every one that is built)')
    .option('--out <folder>', 'folder of the bundles (default: dist)')
    .option('--releases', 'renew the promoted releases instead, canaries included')
    .option('--store <folder>', 'folder of the releases (default: releases)')
    .option('--json', 'print one JSON object: { brands: [{ id, folder, content, asOf, documents, ms }], ms }')
    .addHelpText(
      'after',
      `
Examples:
  livery refresh                       every bundle in dist/
  livery refresh aurora
  livery refresh --releases            what visitors get, beside the releases, which never change
  SANDBOX_URL=http://localhost:7000 livery refresh aurora      from a sandbox

A brand whose gateway does not answer keeps the documents it has; the exit code is 1 then.
`,
    )
  addDocumentOptions(command).action(
    act(async (terminal, flags: RefreshFlags, ids: string[]) =>
      (await import('../actions/refresh.ts')).refresh(ids, flags, terminal),
    ),
  )
}
