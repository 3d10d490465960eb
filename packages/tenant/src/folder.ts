import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Where brands live, below the repository's root. */
export const TENANTS_FOLDER = 'tenants'

/** A folder under `tenants/`; its name is the tenant's id. */
export interface TenantFolder {
  readonly id: string
  /** Absolute path. */
  readonly path: string
  /** Generated brands (their folder starts with `_`) are built when named, never by `--all`. */
  readonly generated: boolean
}

/**
 * Every brand's folder in alphabetical order.
 * @returns an empty list when there is no `tenants/` at all
 */
export async function listTenantFolders(root: string): Promise<TenantFolder[]> {
  const folder = join(root, TENANTS_FOLDER)
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map((entry) => ({
      id: entry.name,
      path: join(folder, entry.name),
      generated: entry.name.startsWith('_'),
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** A file of a tenant as problems name it: from the repository's root, with forward slashes. */
export function tenantFile(id: string, name: string): string {
  return `${TENANTS_FOLDER}/${id}/${name}`
}
