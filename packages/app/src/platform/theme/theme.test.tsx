import { createStore } from 'jotai'
import { afterEach, expect, it, vi } from 'vitest'

import { createBrowserStorage } from '#platform/storage/browserStorage.ts'

import { createThemeSwitch } from './theme.ts'

afterEach(() => void vi.useRealTimers())

it('holds every fade from a choice until 300 ms after the last, and none for the theme of the start', () => {
  vi.useFakeTimers()
  const { dataset } = document.documentElement
  const changes = () => 'themeChanges' in dataset
  const theme = createThemeSwitch({
    store: createStore(),
    storage: createBrowserStorage({ local: undefined, session: undefined }),
    defaultTheme: 'dark',
    themeColor: { dark: 'black', light: 'white' },
  })
  expect([dataset['theme'], changes()]).toEqual(['dark', false])
  theme.choose('light')
  vi.advanceTimersByTime(200)
  theme.choose('dark')
  vi.advanceTimersByTime(299)
  expect([dataset['theme'], changes()]).toEqual(['dark', true])
  vi.advanceTimersByTime(1)
  expect(changes()).toBe(false)
})
