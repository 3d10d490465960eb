import { inShard } from '../build/shard.ts'
import { chooseTenants } from '../chooseTenants.ts'
import { UserError } from '../terminal/userError.ts'
import type { Workspace } from '../workspace.ts'

/**
 * Ids of the brands that a command was given: those named or every one, and of these those of this machine.
 * @param verb the command, such as `build`
 * @throws {UserError} when brands are neither named nor all wanted, or both, and for a shard that is none
 */
export async function chosenBrands(
  verb: 'build' | 'release',
  workspace: Workspace,
  ids: readonly string[],
  { all = false, shard }: { readonly all?: boolean; readonly shard?: string },
): Promise<string[]> {
  if (ids.length === 0 && !all)
    throw new UserError(`Name the brands to ${verb}, or ${verb} every one with --all: livery ${verb} aurora`)
  if (ids.length > 0 && all)
    throw new UserError(`Name the brands to ${verb}, or give --all, which takes every one: not both.`)
  return inShard(await chooseTenants(workspace, ids), shard)
}
