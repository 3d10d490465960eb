import { createGateway } from '@livery/api'
import { GATEWAY } from '@livery/domain'
import { languageOf, type Messages } from '@livery/i18n'
import type { BootData } from '@livery/tenant'
import { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'

import { languageAtom } from '../language/index.ts'
import type { BrowserStorage } from '../storage/index.ts'
import type { Shell } from './createShell.ts'

const nothing = (): void => undefined
const never = <T>(): Promise<T> =>
  Promise.reject(new Error('There is no gateway while the first paint is made'))

/** Remembers nothing: a first paint is the same for every visitor. */
const noStorage: BrowserStorage = {
  read: () => undefined,
  write: nothing,
  remove: nothing,
  clearSession: nothing,
  subscribe: () => nothing,
}

/**
 * A shell for rendering outside a browser: a visitor's, in the brand's default language, with nothing behind it.
 * Only what a render reads is real; what an effect or a tap would call is not there to be called.
 */
export function staticShell(boot: BootData, messages: Messages): Shell {
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
      gateway: GATEWAY.WEB,
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
      notify: { info: nothing, success: nothing, saved: nothing, failure: nothing },
      confirm: never,
      loading: () => nothing,
    },
    navigator: { go: nothing, connect: () => nothing },
    fail: { ofSite: nothing, ofAction: nothing, offerRegistration: nothing },
  }
}
