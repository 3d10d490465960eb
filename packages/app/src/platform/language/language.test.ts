import { ROUTES } from '@livery/domain/routes'
import type { LanguageCode } from '@livery/i18n'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { testBoot } from '#testing/testBoot.ts'

import { createLanguageSwitch, languageAtom } from './language.ts'

const FIRST = { 'home.logIn': 'Log in' }
const REST = { 'login.title': 'Log in' }

const storage = {
  read: () => undefined,
  write() {},
  remove() {},
  clearSession() {},
  subscribe: () => () => {},
}

let whenIdle: (() => void)[] = []
beforeEach(() => {
  whenIdle = []
  vi.useFakeTimers()
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('requestIdleCallback', (run: () => void) => whenIdle.push(run))
})
afterEach(() => vi.useRealTimers())

/** Site at an address, whose texts arrive when they are let go; `asked` are the addresses that it asked for. */
function open(pathname: string) {
  vi.stubGlobal('location', { pathname })
  const asked: string[] = []
  const waiting = new Map<string, PromiseWithResolvers<Response>>()
  const fetch = (address: RequestInfo | URL): Promise<Response> => {
    const coming = Promise.withResolvers<Response>()
    asked.push(String(address))
    waiting.set(String(address), coming)
    return coming.promise
  }
  const store = createStore()
  const language = createLanguageSwitch({ store, storage, boot: testBoot, fetch })
  return {
    language,
    asked,
    answer: (address: string, texts: object) => waiting.get(address)?.resolve(Response.json(texts)),
    fail: (address: string) => waiting.get(address)?.reject(new TypeError('no network')),
    texts: () => Object.keys(store.get(languageAtom)?.messages ?? {}),
    /** Promise that a render waits for which needs a text that is not there; undefined where none is to come. */
    need(): unknown {
      try {
        store.get(languageAtom)?.onError?.({ code: 'MISSING_TRANSLATION' } as never)
        return undefined
      } catch (coming) {
        return coming
      }
    },
  }
}

it('starts home with the texts that it needs, and fetches the rest when the browser is idle (S-language-18)', async () => {
  const { language, asked, answer, texts, need } = open('/')
  const started = language.start()
  answer('/messages/EN.json', FIRST)
  await started
  expect([asked, texts()]).toEqual([['/messages/EN.json'], ['home.logIn']])
  for (const run of whenIdle) run()
  const coming = need()
  expect(asked).toEqual(['/messages/EN.json', '/messages/EN.rest.json'])
  answer('/messages/EN.rest.json', REST)
  await coming
  expect(texts()).toEqual(['home.logIn', 'login.title'])
  expect(need(), 'a text that no part has').toBeUndefined()
})

it('asks for the rest when a render needs it, and some seconds after a failure again (S-language-18)', async () => {
  const { language, asked, answer, fail, need, texts } = open('/')
  const started = language.start()
  answer('/messages/EN.json', FIRST)
  await started
  const coming = need()
  expect(need()).toBe(coming)
  fail('/messages/EN.rest.json')
  await vi.advanceTimersByTimeAsync(3_000)
  await coming
  const again = need()
  expect(asked.filter((address) => address.includes('rest'))).toHaveLength(2)
  answer('/messages/EN.rest.json', REST)
  await again
  expect(texts()).toEqual(['home.logIn', 'login.title'])
})

it('starts every other page with all texts, asked for together', async () => {
  const { language, asked, answer, texts } = open(ROUTES.login.path)
  const started = language.start()
  expect(asked).toEqual(['/messages/EN.json', '/messages/EN.rest.json'])
  answer('/messages/EN.rest.json', REST)
  answer('/messages/EN.json', FIRST)
  await started
  expect(texts()).toEqual(['home.logIn', 'login.title'])
})

it('keeps its language when a part of another cannot be fetched', async () => {
  const { language, answer, fail } = open(ROUTES.language.path)
  const started = language.start()
  answer('/messages/EN.json', FIRST)
  answer('/messages/EN.rest.json', REST)
  await started
  const chosen = language.choose('AR' satisfies LanguageCode)
  answer('/messages/AR.json', FIRST)
  fail('/messages/AR.rest.json')
  await expect(chosen).rejects.toThrow('no network')
  expect(language.current()).toBe('EN')
})
