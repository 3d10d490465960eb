import { languageOfHome, matchRoute } from '@livery/domain/routes'
import {
  chooseLanguage,
  languageOf,
  languageOfTag,
  loadMessages,
  restOf,
  type IntlRootProps,
  type LanguageCode,
  type Texts,
} from '@livery/i18n'
import type { BootData } from '@livery/tenant'
import { atom, type createStore } from 'jotai'

import { whenIdle } from '#platform/device/whenIdle.ts'
import type { BrowserStorage } from '#platform/storage/browserStorage.ts'
import { ENTRIES } from '#platform/storage/entries.ts'

export interface LanguageInForce {
  readonly code: LanguageCode
  /** BCP 47 tag, the tenant's own where it has one. */
  readonly tag: string
  readonly dir: 'ltr' | 'rtl'
  /** Texts by id. Home starts with those that it needs, and the rest is added. */
  readonly messages: Texts
  /** Lets a render that needs a text of the rest wait for it. */
  readonly onError?: NonNullable<IntlRootProps['language']['onError']>
}

/** The language on screen; undefined until the first catalogue has arrived. */
export const languageAtom = atom<LanguageInForce | undefined>(undefined)

export interface LanguageSwitch {
  /** Platform code of the language on screen, or of the one the first screen will have. */
  current(): LanguageCode
  /**
   * Fetches the language's texts, then switches the site to it: texts, `lang`, `dir`, and the language of the
   * gateway calls. Rejects and changes nothing when they cannot be fetched.
   */
  choose(code: LanguageCode): Promise<void>
  /**
   * Shows the language of the address (`/vi/`), else the one the visitor had, else the tenant's default. Home starts with
   * the texts that it needs; the rest follows when the browser is idle, or when a part of the site needs one of them.
   */
  start(): Promise<void>
  /** Calls back after the language changed (not for the first one). */
  onChange(listener: (code: LanguageCode) => void): () => void
}

export interface LanguageOptions {
  readonly store: ReturnType<typeof createStore>
  readonly storage: BrowserStorage
  readonly boot: Pick<BootData, 'messages' | 'tenant'>
  readonly fetch: typeof globalThis.fetch
}

/** Time after a failure from which the rest of the texts may be asked for again, ms. */
const ASK_AGAIN = 3_000

/** Language that the address chooses, where the tenant offers it. */
function addressedLanguage(offered: readonly LanguageCode[]): LanguageCode | undefined {
  const tag = languageOfHome(location.pathname)
  const code = tag === null ? undefined : languageOfTag(tag)
  return code !== undefined && offered.includes(code) ? code : undefined
}

export function createLanguageSwitch({ store, storage, boot, fetch }: LanguageOptions): LanguageSwitch {
  const { offered, default: fallback, tags } = boot.tenant.languages
  const listeners = new Set<(code: LanguageCode) => void>()
  const choiceOf = (stored: string | undefined): LanguageCode => chooseLanguage(stored, offered, fallback)
  // An address that names a language comes first: its document is in it, and so is what a search engine promised.
  let wanted = choiceOf(addressedLanguage(offered) ?? storage.read(ENTRIES.language))

  async function load(code: LanguageCode): Promise<LanguageInForce> {
    const address = boot.messages[code]
    if (address === undefined) throw new Error(`No catalogue for ${code}`)
    const first = loadMessages(address, fetch)
    const addRest = async () =>
      Object.assign(...(await Promise.all([first, loadMessages(restOf(address), fetch)])))
    const { tag, dir } = languageOf(code)
    const isHome = matchRoute(location.pathname).route.homeExtras
    const messages = await (isHome ? first : addRest())
    const language = { code, tag: tags[code] ?? tag, dir, messages }
    if (!isHome) return language
    let coming: Promise<unknown> | boolean = false
    const rest = () =>
      (coming ||= addRest().then(
        () => (coming = true),
        () => new Promise((resolve) => setTimeout(() => resolve((coming = false)), ASK_AGAIN)),
      ))
    whenIdle(rest)
    return {
      ...language,
      onError() {
        // The render is repeated once the texts are there. Any other fault is met again then.
        // oxlint-disable-next-line typescript/only-throw-error -- React waits for a promise that a render throws
        if (coming !== true) throw rest()
      },
    }
  }

  async function show(code: LanguageCode): Promise<void> {
    wanted = code
    const language = await load(code)
    // A slower, earlier choice must not overtake a later one.
    if (wanted !== code) return
    document.documentElement.lang = language.tag
    document.documentElement.dir = language.dir
    store.set(languageAtom, language)
  }

  async function choose(code: LanguageCode): Promise<void> {
    const before = store.get(languageAtom)?.code
    if (code === before) return
    try {
      await show(code)
    } catch (error) {
      if (before !== undefined) wanted = before
      throw error
    }
    storage.write(ENTRIES.language, code)
    for (const listener of listeners) listener(code)
  }

  storage.subscribe(ENTRIES.language, (stored) => {
    // Language chosen in another tab; when its texts cannot be fetched, this tab keeps its own language.
    choose(choiceOf(stored)).catch(() => undefined)
  })

  return {
    current: () => store.get(languageAtom)?.code ?? wanted,
    choose,
    async start() {
      try {
        await show(wanted)
      } catch (error) {
        if (wanted === fallback) throw error
        await show(fallback)
      }
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
