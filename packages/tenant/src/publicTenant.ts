import type { PublicTenant, TenantConfig } from './config.ts'
import { regulationOf } from './jurisdictions/index.ts'

/** Path of a brand's iOS profile on the site. */
export const IOS_PROFILE_PATH = '/install.mobileconfig'

/** Leaves out fields that browsers do not need; the result is inlined into every page of the brand. */
export function publicTenant(config: TenantConfig): PublicTenant {
  const { hosts: _hosts, nameIsWord: _nameIsWord, install, languages, ...shown } = config
  const { approved: _approved, ...languagesShown } = languages
  const { iosProfile: _profile, androidApp: _android, appleApp: _apple, ...installShown } = install
  return {
    ...shown,
    regulation: regulationOf(shown.legal),
    languages: languagesShown,
    install: installShown,
  }
}
