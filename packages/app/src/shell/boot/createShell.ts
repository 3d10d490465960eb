import type { Gateway } from '@livery/api'
import type { BootData } from '@livery/tenant'
import type { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'

import { createFailureHandler, type FailureHandler } from '../errors/index.ts'
import { createQueryClient } from '../gateway/createQueryClient.ts'
import { createSiteGateway } from '../gateway/createSiteGateway.ts'
import { forgetMember } from '../gateway/memberQueries.ts'
import { createLanguageSwitch, type LanguageSwitch } from '../language/index.ts'
import { createOverlays, type Overlays } from '../overlays/index.ts'
import { createNavigator, type Navigator } from '../routing/navigator.ts'
import { createSessionKeeper, type SessionKeeper } from '../session/index.ts'
import { createSiteStatusKeeper, type SiteStatusKeeper } from '../status/index.ts'
import { createBrowserStorage, type BrowserStorage } from '../storage/index.ts'
import { createThemeSwitch, type ThemeSwitch } from '../theme/index.ts'

/** What the browser lends the site; tests bring their own. */
export interface Surroundings {
  readonly fetch: typeof globalThis.fetch
  readonly storage: BrowserStorage
}

/** Everything of the shell that outlives a page. Made once per mount and handed down by context. */
export interface Shell {
  readonly boot: BootData
  readonly store: ReturnType<typeof createStore>
  readonly storage: BrowserStorage
  readonly gateway: Gateway
  readonly queryClient: QueryClient
  readonly session: SessionKeeper
  readonly status: SiteStatusKeeper
  readonly theme: ThemeSwitch
  readonly language: LanguageSwitch
  readonly overlays: Overlays
  readonly navigator: Navigator
  readonly fail: FailureHandler
}

export function createShell(boot: BootData, surroundings: Partial<Surroundings> = {}): Shell {
  const { fetch = (...request) => globalThis.fetch(...request), storage = createBrowserStorage() } =
    surroundings
  const { tenant } = boot
  const store = createStore()
  const session = createSessionKeeper({ store, storage, merchantCode: tenant.merchantCode })
  const status = createSiteStatusKeeper({ store, storage })
  const language = createLanguageSwitch({ store, storage, boot, fetch })
  const theme = createThemeSwitch({
    store,
    storage,
    defaultTheme: tenant.layout.defaultTheme,
    themeColor: boot.themeColor,
  })
  const overlays = createOverlays(store)
  const navigator = createNavigator()
  const fail = createFailureHandler({ overlays, session, status, navigator })
  const gateway = createSiteGateway({ tenant, session, language, fetch, onFailure: fail.ofSite })
  const queryClient = createQueryClient(fail)

  session.onChange(() => forgetMember(queryClient))
  // The gateway's own texts (titles, announcements) come in the language of the call.
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
