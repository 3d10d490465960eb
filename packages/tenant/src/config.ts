import type * as v from 'valibot'

import type { Regulation } from './jurisdictions/regulation.ts'
import type { tenantSchema } from './schema/tenantSchema.ts'

/** Deeply read-only type. */
type Sealed<T> = { readonly [K in keyof T]: Sealed<T[K]> }

/** Configuration of one brand, with defaults filled in. The fields and their meaning are in `schema/`. */
export type TenantConfig = Sealed<v.InferOutput<typeof tenantSchema>>

/** The fields of `tenant.ts`; those with a default may be left out. Features left out are off, `MENU_…` entries are on. */
export type TenantInput = Sealed<v.InferInput<typeof tenantSchema>>

/**
 * Public part of a tenant's configuration, which browsers get: without hosts, identities of packages and
 * names of readers, with the duties of its regulator.
 */
export type PublicTenant = Omit<TenantConfig, 'hosts' | 'install' | 'languages'> & {
  readonly languages: Omit<TenantConfig['languages'], 'approved'>
  readonly install: Omit<TenantConfig['install'], 'iosProfile' | 'androidApp' | 'appleApp'>
  readonly regulation: Regulation
}
