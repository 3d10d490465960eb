import { createGateway } from '@livery/api'
import { expandMessages, languageOf, type LanguageCode, type Messages } from '@livery/i18n'
import type { BootData } from '@livery/tenant'
import { createStore } from 'jotai'

import { pageOrigin } from '#platform/device/pageOrigin.ts'
import { createQueryClient } from '#platform/gateway/createQueryClient.ts'
import { languageAtom, type LanguageInForce } from '#platform/language/language.ts'
import type { BrowserStorage } from '#platform/storage/browserStorage.ts'

import type { SiteServices } from './createServices.ts'

const nothing = (): void => undefined
const never = <T>(): Promise<T> => Promise.reject(new Error('There is no player while a document is made'))

/** Empty storage: a document is the same for every visitor. */
const noStorage: BrowserStorage = {
  read: () => undefined,
  write: nothing,
  remove: nothing,
  clearSession: nothing,
  subscribe: () => nothing,
}

/** Languages by their messages and tag: all documents in a language share one, with its expanded texts. */
const known = new WeakMap<Messages, Map<string, LanguageInForce>>()

function languageInForce(code: LanguageCode, tag: string, messages: Messages): LanguageInForce {
  const byTag = known.get(messages) ?? new Map<string, LanguageInForce>()
  known.set(messages, byTag)
  const language = byTag.get(tag) ?? {
    code,
    tag,
    dir: languageOf(code).dir,
    messages: expandMessages(messages),
  }
  byTag.set(tag, language)
  return language
}

/** Parts that a render outside a browser needs. */
export interface StaticServicesOptions {
  readonly boot: BootData
  readonly language: LanguageCode
  /** Compiled messages of the language. */
  readonly messages: Messages
  /** Answers calls to the gateway; none of them carries a session. */
  readonly fetch: typeof globalThis.fetch
}

/**
 * Services for rendering outside a browser: a visitor without a session. Only values that a render reads are real;
 * services that effects and taps call do nothing.
 */
export function staticServices({ boot, language, messages, fetch }: StaticServicesOptions): SiteServices {
  const store = createStore()
  const { gateway, languages, merchantCode } = boot.tenant
  const tag = languages.tags[language] ?? languageOf(language).tag
  store.set(languageAtom, languageInForce(language, tag, messages))
  const fail = { ofSite: nothing, ofAction: nothing, offerRegistration: nothing }
  const queryClient = createQueryClient(fail)
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  return {
    boot,
    store,
    storage: noStorage,
    gateway: createGateway({
      baseUrl: gateway.baseUrl || pageOrigin(),
      merchant: merchantCode,
      gateway: gateway.WEB,
      getLanguage: () => language,
      getToken: () => undefined,
      isOnline: () => true,
      fetch,
    }),
    queryClient,
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
    language: { current: () => language, choose: never, start: never, onChange: () => nothing },
    overlays: {
      notify: {
        info: nothing,
        notice: nothing,
        long: nothing,
        success: nothing,
        saved: nothing,
        failure: nothing,
      },
      confirm: never,
      loading: () => nothing,
      pleaseWait: () => nothing,
    },
    navigator: { go: nothing, connect: () => nothing },
    fail,
  }
}
