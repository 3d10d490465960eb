import type * as v from 'valibot'

import type { Regulation } from './jurisdictions/regulation.ts'
import type { EnvironmentField, EnvironmentName } from './layers/environments.ts'
import type { tenantSchema } from './schema/tenantSchema.ts'

/** Deeply read-only type. */
type Sealed<T> = { readonly [K in keyof T]: Sealed<T[K]> }

/** Configuration of one brand, with defaults filled in. The fields and their meaning are in `schema/`. */
export type TenantConfig = Sealed<v.InferOutput<typeof tenantSchema>>

type Fields = Omit<Sealed<v.InferInput<typeof tenantSchema>>, 'defaults' | 'environments'>

/** Data to be laid over other data: every field may be left out, and `null` takes one away. */
type Over<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: Over<T[K]> | null }
    : T

interface Environments {
  /** Values that differ on the way to the players; outside of them a brand says what holds for development. */
  readonly environments?: { readonly [E in EnvironmentName]?: Over<Pick<Fields, EnvironmentField>> }
}

/** The fields of `tenant.ts`; those with a default may be left out. Features left out are off, `MENU_…` entries are on. */
export type TenantInput = Fields & Environments

/** The fields of a `tenant.ts` over shared defaults, which say what is left out here. */
export type LayeredTenantInput = Pick<Fields, 'id' | 'name'> &
  Over<Omit<Fields, 'id' | 'name'>> &
  Environments & {
    /** Shared defaults, the lowest first: `malta` is `tenants/malta.defaults.ts`. */
    readonly defaults: readonly [string, ...string[]]
  }

/** The fields of `tenants/<name>.defaults.ts`, which many brands share. */
export type TenantDefaults = Over<Omit<Fields, 'id' | 'name'>> & Environments

/**
 * Public part of a tenant's configuration, which browsers get: without hosts, identities of packages and
 * names of readers, with the duties of its regulator.
 */
export type PublicTenant = Omit<TenantConfig, 'hosts' | 'nameIsWord' | 'install' | 'languages'> & {
  readonly languages: Omit<TenantConfig['languages'], 'approved'>
  readonly install: Omit<TenantConfig['install'], 'iosProfile' | 'androidApp' | 'appleApp'>
  readonly regulation: Regulation
}
