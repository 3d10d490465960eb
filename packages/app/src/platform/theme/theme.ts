import { atom, type createStore } from 'jotai'

import type { BrowserStorage } from '#platform/storage/browserStorage.ts'
import { ENTRIES } from '#platform/storage/entries.ts'

export type Theme = 'dark' | 'light'

/** The current theme; only the theme switch subscribes, everything else follows the style sheet. */
export const themeAtom = atom<Theme>('dark')

export interface ThemeSwitch {
  /** Shows the site in `theme` and remembers it. No component renders again: the variables change under them. */
  choose(theme: Theme): void
}

export interface ThemeOptions {
  readonly store: ReturnType<typeof createStore>
  readonly storage: BrowserStorage
  readonly defaultTheme: Theme
  /** Browser chrome colour per theme. */
  readonly themeColor: Readonly<Record<Theme, string>>
}

/** Time after a choice in which no colour fades, ms: a slow phone takes as long to show the other theme. */
const FADES_AFTER = 300

let fades: ReturnType<typeof setTimeout> | undefined

/** Marks the document, for the reset style, while a theme is chosen: every button would fade to its new colours. */
function holdFades(): void {
  const { dataset } = document.documentElement
  dataset['themeChanges'] = ''
  clearTimeout(fades)
  fades = setTimeout(() => delete dataset['themeChanges'], FADES_AFTER)
}

function paint(theme: Theme, themeColor: ThemeOptions['themeColor']): void {
  document.documentElement.dataset['theme'] = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColor[theme])
}

/** Starts from the stored theme (the pre-paint script has already painted it) and follows other tabs. */
export function createThemeSwitch({ store, storage, defaultTheme, themeColor }: ThemeOptions): ThemeSwitch {
  function show(theme: Theme): void {
    store.set(themeAtom, theme)
    paint(theme, themeColor)
  }
  show(storage.read(ENTRIES.theme) ?? defaultTheme)
  storage.subscribe(ENTRIES.theme, (theme) => show(theme ?? defaultTheme))
  return {
    choose(theme) {
      holdFades()
      storage.write(ENTRIES.theme, theme)
      show(theme)
    },
  }
}
