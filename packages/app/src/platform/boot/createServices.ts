import type { Gateway } from '@livery/api'
import type { BootData } from '@livery/tenant'
import type { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'

import { createFailureHandler, type FailureHandler } from '#platform/errors/createFailureHandler.ts'
import { createQueryClient } from '#platform/gateway/createQueryClient.ts'
import { createSiteGateway } from '#platform/gateway/createSiteGateway.ts'
import { forgetMember } from '#platform/gateway/memberQueries.ts'
import { createLanguageSwitch, type LanguageSwitch } from '#platform/language/language.ts'
import { createNavigator, type Navigator } from '#platform/navigator/navigator.ts'
import { createOverlays, type Overlays } from '#platform/overlays/createOverlays.ts'
import { createSessionStore, type SessionStore } from '#platform/session/session.ts'
import { createSiteStatusStore, type SiteStatusStore } from '#platform/status/status.ts'
import { createBrowserStorage, type BrowserStorage } from '#platform/storage/browserStorage.ts'
import { createThemeSwitch, type ThemeSwitch } from '#platform/theme/theme.ts'

/** Browser functions that the services need (`fetch`, storage and so on); tests pass their own. */
export interface BrowserFunctions {
  readonly fetch: typeof globalThis.fetch
  readonly storage: BrowserStorage
}

/** Long-lived services of the site: created once per mount and provided by context. */
export interface SiteServices {
  readonly boot: BootData
  readonly store: ReturnType<typeof createStore>
  readonly storage: BrowserStorage
  readonly gateway: Gateway
  readonly queryClient: QueryClient
  readonly session: SessionStore
  readonly status: SiteStatusStore
  readonly theme: ThemeSwitch
  readonly language: LanguageSwitch
  readonly overlays: Overlays
  readonly navigator: Navigator
  readonly fail: FailureHandler
}

export function createServices(boot: BootData, browser: Partial<BrowserFunctions> = {}): SiteServices {
  const { fetch = (...request) => globalThis.fetch(...request), storage = createBrowserStorage() } = browser
  const { tenant } = boot
  const store = createStore()
  const session = createSessionStore({ store, storage, merchantCode: tenant.merchantCode })
  const status = createSiteStatusStore({ store, storage })
  const language = createLanguageSwitch({ store, storage, boot, fetch })
  const theme = createThemeSwitch({
    store,
    storage,
    defaultTheme: tenant.layout.defaultTheme,
    themeColor: boot.themeColor,
  })
  const overlays = createOverlays(store)
  const navigator = createNavigator()
  const fail = createFailureHandler({
    overlays,
    session,
    status,
    navigator,
    storage,
    gateway: () => gateway,
  })
  const gateway: Gateway = createSiteGateway({ tenant, session, language, fetch, onFailure: fail.ofSite })
  const queryClient = createQueryClient(fail)

  session.onChange(() => forgetMember(queryClient))
  // The gateway localizes its own texts (titles, announcements), so a change of language invalidates every query.
  language.onChange(() => void queryClient.invalidateQueries())

  return {
    boot,
    store,
    storage,
    gateway,
    queryClient,
    session,
    status,
    theme,
    language,
    overlays,
    navigator,
    fail,
  }
}
