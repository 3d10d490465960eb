import { access, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import type { Brand } from '../src/index.ts'

/** Folder that holds one folder for each brand. */
export const TENANTS = join(dirname(fileURLToPath(import.meta.url)), '../../../tenants')

/** Ids of the brands that have a `brand.ts`; generated ones (`_`) only on request. */
export async function tenantIds(options: { generated?: boolean } = {}): Promise<string[]> {
  const folders = await readdir(TENANTS, { withFileTypes: true })
  const ids = folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const found = await Promise.all(
    ids.map((id) =>
      access(join(TENANTS, id, 'brand.ts')).then(
        () => true,
        () => false,
      ),
    ),
  )
  return ids.filter((id, index) => found[index] && (options.generated || !id.startsWith('_'))).sort()
}

/** The brand of a tenant's folder. */
export async function tenantBrand(id: string): Promise<Brand> {
  const module: { default: Brand } = await import(pathToFileURL(join(TENANTS, id, 'brand.ts')).href)
  return module.default
}
