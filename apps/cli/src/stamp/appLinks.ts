import { ROUTE_LIST } from '@livery/domain/routes'
import type { TenantConfig } from '@livery/tenant'

import type { BundleFile } from './bundle.ts'
import { APPLE_ASSOCIATION_PATH, ASSET_LINKS_PATH } from './headers.ts'

/** Site addresses as Apple's patterns, with `*` for variable parts. */
function components(): { '/': string }[] {
  const paths = ROUTE_LIST.flatMap(({ path, aliases }) => [path, ...aliases])
  return [...new Set(paths.map((path) => path.replaceAll(/:\w+/g, '*')))].map((path) => ({ '/': path }))
}

/**
 * App link files: Android's Digital Asset Links and Apple's associated domains, by which a brand's own apps
 * may open its addresses. Only for apps whose identity the brand gives.
 */
export function appLinks({ install: { androidApp, appleApp } }: TenantConfig): BundleFile[] {
  const files: BundleFile[] = []
  const add = (path: string, value: unknown) =>
    files.push({ path: path.slice(1), content: `${JSON.stringify(value, null, 2)}\n` })
  if (androidApp !== undefined) {
    add(ASSET_LINKS_PATH, [
      {
        relation: [
          'delegate_permission/common.handle_all_urls',
          'delegate_permission/common.get_login_creds',
        ],
        target: {
          namespace: 'android_app',
          package_name: androidApp.package,
          sha256_cert_fingerprints: androidApp.fingerprints,
        },
      },
    ])
  }
  if (appleApp !== undefined) {
    add(APPLE_ASSOCIATION_PATH, {
      applinks: { details: [{ appIDs: [appleApp.appId], components: components() }] },
      webcredentials: { apps: [appleApp.appId] },
    })
  }
  return files
}
