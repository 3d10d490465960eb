import type { TenantConfig } from './config.ts'

type Defaulted =
  | 'languages'
  | 'flags'
  | 'templates'
  | 'layout'
  | 'gateway'
  | 'games'
  | 'install'
  | 'legal'
  | 'contacts'
  | 'trustedOrigins'
  | 'signIn'

/** What `tenant.ts` writes down; whatever has a default may be left out. */
export interface TenantInput extends Omit<TenantConfig, Defaulted> {
  readonly languages: Pick<TenantConfig['languages'], 'offered' | 'default'> &
    Partial<TenantConfig['languages']>
  /** Flags left out: features are off, `MENU_…` entries are on. */
  readonly flags?: Partial<TenantConfig['flags']>
  readonly templates?: Partial<TenantConfig['templates']>
  readonly layout?: Partial<TenantConfig['layout']>
  readonly gateway?: Partial<TenantConfig['gateway']>
  readonly games: Pick<TenantConfig['games'], 'categories'> & Partial<TenantConfig['games']>
  readonly install?: Partial<TenantConfig['install']>
  readonly legal: Omit<TenantConfig['legal'], 'birthdayMinimumAge'> &
    Partial<Pick<TenantConfig['legal'], 'birthdayMinimumAge'>>
  readonly contacts?: TenantConfig['contacts']
  readonly trustedOrigins?: Partial<TenantConfig['trustedOrigins']>
  readonly signIn?: TenantConfig['signIn']
}

/**
 * Types a brand's `tenant.ts`. Nothing is checked here, so that the loader can report every problem of every brand
 * at once instead of failing at the first import.
 */
export function defineTenant(input: TenantInput): TenantInput {
  return input
}
