import type { PublicTenant, TenantConfig } from './config.ts'
import { regulationOf } from './jurisdictions/index.ts'

/** Where a brand's iOS profile is served. */
export const IOS_PROFILE_PATH = '/install.mobileconfig'

/** Leaves out what browsers have no use for; the result is inlined into every page of the brand. */
export function publicTenant(config: TenantConfig): PublicTenant {
  const { hosts: _hosts, install, ...shown } = config
  const { iosProfile: _profile, androidApp: _android, appleApp: _apple, ...installShown } = install
  return {
    ...shown,
    regulation: regulationOf(shown.legal),
    install: installShown,
  }
}
