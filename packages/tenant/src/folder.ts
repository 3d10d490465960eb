import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Folder of all brands, below the repository's root. */
export const TENANTS_FOLDER = 'tenants'

/** A folder under `tenants/`; its name is the tenant's id. */
export interface TenantFolder {
  readonly id: string
  /** Absolute path. */
  readonly path: string
  /** True for generated brands (their folder starts with `_`), which are built when named, never by `--all`. */
  readonly generated: boolean
}

/**
 * Folders of all brands in alphabetical order.
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

/**
 * True for a brand that the tests visit: every one, except where the `package.json` of its folder says
 * `"livery": { "walked": false }`. Its bundle and its data are checked as any other's.
 */
export async function isWalked({ path }: Pick<TenantFolder, 'path'>): Promise<boolean> {
  const source = await readFile(join(path, 'package.json'), 'utf8').catch(() => '{}')
  const { livery } = JSON.parse(source) as { livery?: { walked?: boolean } }
  return livery?.walked ?? true
}

/** Path of a tenant's file for problems: from the repository's root, with forward slashes. */
export function tenantFile(id: string, name: string): string {
  return `${TENANTS_FOLDER}/${id}/${name}`
}
