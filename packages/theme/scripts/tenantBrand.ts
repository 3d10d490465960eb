import { fileURLToPath } from 'node:url'

// The scripts of a package below the brands look at them too: only its sources may not.
import { listTenantFolders, readTenants } from '../../tenant/src/index.ts'
import type { Brand } from '../src/index.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** Folder that holds one folder for each brand. */
export const TENANTS: string = `${ROOT}tenants`

/** Ids of the brands; generated ones (`_`) only on request. */
export async function tenantIds(options: { generated?: boolean } = {}): Promise<string[]> {
  const folders = await listTenantFolders(ROOT)
  return folders.filter(({ generated }) => options.generated === true || !generated).map(({ id }) => id)
}

/**
 * The brand of a tenant's folder.
 * @throws when its `brand.ts` has a problem
 */
export async function tenantBrand(id: string): Promise<Brand> {
  const [reading] = await readTenants(ROOT, { ids: [id] })
  if (reading?.brand === undefined)
    throw new Error(`tenants/${id} has no readable brand.ts: livery check ${id} says why.`)
  return reading.brand
}
