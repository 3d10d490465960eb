import { ROUTE_FLAGS, isRouteReachable } from '@livery/domain'
import type { RouteId } from '@livery/domain'
import { LANGUAGE_CODES } from '@livery/i18n/registry'
import type { Core, CoreFile } from '@livery/mobile/core'
import { filesBehind } from '@livery/mobile/graph'
import type { TenantConfig } from '@livery/tenant'

import type { LeftOut } from './report.ts'

/** What of the compile a brand's players can come across, and what they cannot. */
export interface Reach {
  readonly files: readonly CoreFile[]
  readonly leftOut: LeftOut
}

/** The phone-authentication adapter: fetched only by brands that configure the service. */
const PHONE_AUTH = 'packages/app/src/shell/phone-auth/index.ts'

/**
 * Leaves out what no flag, no language and no service of the brand leads to. Flags can only be switched off while the site runs, never on, so
 * what is unreachable when a brand is built stays so.
 */
export function reachOf(
  { flags, languages, signIn }: Pick<TenantConfig, 'flags' | 'languages' | 'signIn'>,
  core: Core,
): Reach {
  const pages = (Object.keys(ROUTE_FLAGS) as RouteId[]).filter((id) => !isRouteReachable(id, flags))
  const closed = pages.flatMap((id) => core.pages[id] ?? [])
  if (signIn.phoneAuth === undefined) closed.push(PHONE_AUTH)
  const behind = filesBehind(core.graph, core.entry, new Set(closed))
  const left = core.files.filter(({ path }) => behind.has(path))
  return {
    files: core.files.filter(({ path }) => !behind.has(path)),
    leftOut: {
      languages: LANGUAGE_CODES.filter((code) => !languages.offered.includes(code)),
      flags: Object.entries(flags).flatMap(([flag, isOn]) => (isOn ? [] : [flag])),
      pages,
      files: left.map(({ path }) => path),
      bytes: left.reduce((sum, { bytes }) => sum + bytes, 0),
    },
  }
}
