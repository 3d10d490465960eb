import { join } from 'node:path'

import { listTenantFolders } from '@livery/tenant'
import { nearest } from '@livery/theme'

import { UserError } from './terminal/userError.ts'
import type { Workspace } from './workspace.ts'

/**
 * The ids a command works on: those named, else every brand that is not generated.
 * @throws {UserError} naming the nearest id when one does not exist
 */
export async function chooseTenants(workspace: Workspace, named: readonly string[]): Promise<string[]> {
  const folders = await listTenantFolders(workspace.root)
  const known = new Set(folders.map(({ id }) => id))
  for (const id of named) {
    if (known.has(id)) continue
    const meant = nearest(id, [...known])
    const advice = meant === undefined ? `Known: ${[...known].join(', ')}.` : `Did you mean '${meant}'?`
    throw new UserError(`There is no tenant '${id}' in ${join(workspace.root, 'tenants')}. ${advice}`)
  }
  if (named.length > 0) return [...new Set(named)]
  return folders.filter(({ generated }) => !generated).map(({ id }) => id)
}
