import type { LayeredTenantInput, TenantDefaults, TenantInput } from './config.ts'

/**
 * Types a brand's `tenant.ts`. No check happens here, so that the loader can report all problems of all brands
 * at once instead of failing at the first import.
 */
export function defineTenant(input: TenantInput | LayeredTenantInput): TenantInput | LayeredTenantInput {
  return input
}

/** Types the shared defaults of many brands, `tenants/<name>.defaults.ts`. */
export function defineDefaults(input: TenantDefaults): TenantDefaults {
  return input
}
