import { loadTenants, type TenantConfig } from '@livery/tenant'

import { BRANDS_ROOT } from './brandsRoot.ts'
import { fail } from './failure.ts'
import { currencyDecimals } from './ledger/index.ts'

/** Operator's brand, as known to the gateway. */
export interface Merchant {
  /** Value of the `Merchant` header. */
  readonly code: string
  readonly name: string
  /** ISO 4217. */
  readonly currency: string
  readonly decimals: number
  /** Tenant configuration: flags, languages, registration methods, templates, games. */
  readonly tenant: TenantConfig
}

/** All merchants of this gateway. */
export interface Merchants {
  readonly all: readonly Merchant[]
  find(code: string | undefined): Merchant | undefined
  /**
   * Merchant by code.
   * @throws Failure 400 `request.invalid`
   */
  get(code: string | undefined): Merchant
}

/** Builds merchants from tenant configurations. */
export function merchantsOf(tenants: readonly TenantConfig[]): Merchants {
  const all = tenants.map((tenant): Merchant => ({
    code: tenant.merchantCode,
    name: tenant.name,
    currency: tenant.currency,
    decimals: currencyDecimals(tenant.currency),
    tenant,
  }))
  const byCode = new Map(all.map((merchant) => [merchant.code, merchant]))
  return {
    all,
    find: (code) => byCode.get(code ?? ''),
    get: (code) =>
      byCode.get(code ?? '') ??
      fail(400, 'request.invalid', {
        message: `No merchant "${code ?? ''}" here.`,
        data: { fields: { merchant: code ? 'unknown' : 'required' } },
      }),
  }
}

/** Reads the merchants from `tenants/`: a new brand needs no change here. */
export async function loadMerchants(root: string = BRANDS_ROOT): Promise<Merchants> {
  return merchantsOf((await loadTenants(root)).map((tenant) => tenant.config))
}
