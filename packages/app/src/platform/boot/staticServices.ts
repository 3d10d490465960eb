import { createGateway } from '@livery/api'
import { languageOf, type Messages } from '@livery/i18n'
import type { BootData } from '@livery/tenant'
import { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'

import { languageAtom } from '#platform/language/language.ts'
import type { BrowserStorage } from '#platform/storage/browserStorage.ts'

import type { SiteServices } from './createServices.ts'

const nothing = (): void => undefined
const never = <T>(): Promise<T> =>
  Promise.reject(new Error('There is no gateway while the first paint is made'))

/** Empty storage: the first paint is the same for every visitor. */
const noStorage: BrowserStorage = {
  read: () => undefined,
  write: nothing,
  remove: nothing,
  clearSession: nothing,
  subscribe: () => nothing,
}

/**
 * Services for rendering outside a browser: a visitor in the brand's default language, without a gateway. Only values
 * that a render reads are real; services that effects and taps call are missing.
 */
export function staticServices(boot: BootData, messages: Messages): SiteServices {
  const store = createStore()
  const { default: code, tags } = boot.tenant.languages
  const { tag, dir } = languageOf(code)
  store.set(languageAtom, { code, tag: tags[code] ?? tag, dir, messages })
  return {
    boot,
    store,
    storage: noStorage,
    gateway: createGateway({
      baseUrl: 'https://first-paint.invalid',
      merchant: boot.tenant.merchantCode,
      gateway: boot.tenant.gateway.WEB,
      getLanguage: () => code,
      getToken: () => undefined,
      fetch: never,
    }),
    queryClient: new QueryClient(),
    session: {
      current: () => undefined,
      latest: () => undefined,
      start: nothing,
      prolong: nothing,
      end: nothing,
      onChange: () => nothing,
    },
    status: { report: nothing },
    theme: { choose: nothing },
    language: { current: () => code, choose: never, start: never, onChange: () => nothing },
    overlays: {
      notify: { info: nothing, notice: nothing, success: nothing, saved: nothing, failure: nothing },
      confirm: never,
      loading: () => nothing,
    },
    navigator: { go: nothing, connect: () => nothing },
    fail: { ofSite: nothing, ofAction: nothing, offerRegistration: nothing },
  }
}
