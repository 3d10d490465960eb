import '@livery/ui/reset'
import type { Preview } from '@storybook/react-vite'
import type { ViewportMap } from 'storybook/viewport'

import { StoryLookContext } from '../packages/app/src/testing/storyWorld.ts'
import { extractArgTypes } from './argTypes.ts'
import { assertEveryLook, underTest } from './everyLook.ts'
import { LANGUAGE_CHOICES, languageFrom } from './languages.ts'
import { LIVE_BRANDS, THEMES, wear } from './look.ts'
import { storyLook, TENANT_CHOICES } from './storyLook.ts'

import './stage.css'

const items = (values: readonly (readonly [value: string, title: string])[]) =>
  values.map(([value, title]) => ({ value, title }))

/** Words and not numbers: Storybook reads a number of the address back as one, and then finds it in no menu. */
const FONT_SIZES: Readonly<Record<string, string>> = { large: '150%', largest: '200%' }

const asWideAs = (width: number): ViewportMap[string] => ({
  name: `${width} px`,
  styles: { width: `${width}px`, height: '844px' },
  type: 'mobile',
})

/** Widths that a page is judged in, and for the last one whatever there is. */
const VIEWPORTS: ViewportMap = {
  narrow: asWideAs(320),
  phone: asWideAs(390),
  column: asWideAs(480),
  tablet: asWideAs(768),
  all: { name: 'All there is', styles: { width: '100%', height: '100%' }, type: 'desktop' },
}

/** Looks as Chromatic names them; each sets the toolbar. */
const LOOK_MODES = Object.fromEntries(
  LIVE_BRANDS.flatMap((tenant) => THEMES.map((theme) => [`${tenant} ${theme}`, { tenant, theme }])),
)

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    tenant: {
      description: 'Whose brand is worn',
      toolbar: {
        title: 'Tenant',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: items(TENANT_CHOICES),
      },
    },
    theme: {
      description: 'Dark or light',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: items([
          ['dark', 'Dark'],
          ['light', 'Light'],
        ]),
      },
    },
    language: {
      description: 'Language of the page, and its direction',
      toolbar: { title: 'Language', icon: 'globe', dynamicTitle: true, items: items(LANGUAGE_CHOICES) },
    },
    direction: {
      description: 'Direction, when it should not follow the language',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: items([
          ['auto', 'As the language'],
          ['ltr', 'Left to right'],
          ['rtl', 'Right to left'],
        ]),
      },
    },
    textSize: {
      description: 'Size of text the visitor asked for',
      toolbar: {
        title: 'Text size',
        icon: 'zoom',
        dynamicTitle: true,
        items: items([
          ['normal', '100 %'],
          ['large', '150 %'],
          ['largest', '200 %'],
        ]),
      },
    },
    motion: {
      description: 'Whether things may move',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        dynamicTitle: true,
        items: items([
          ['full', 'Motion'],
          ['reduced', 'Reduced motion'],
        ]),
      },
    },
  },
  initialGlobals: {
    tenant: 'aurora',
    theme: 'dark',
    language: 'EN',
    direction: 'auto',
    textSize: 'normal',
    // In a test, what fades in would be caught half way; a story about motion asks for it by its own globals.
    motion: underTest ? 'reduced' : 'full',
    viewport: { value: 'phone', isRotated: false },
  },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    controls: { expanded: false },
    docs: { extractArgTypes },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // What passes is told in the panel; a test needs only what does not.
        ...(underTest ? { resultTypes: ['violations'] } : {}),
      },
    },
    viewport: { options: VIEWPORTS },
    options: {
      storySort: {
        // Pages as a player meets them.
        order: [
          'Welcome',
          'Guides',
          'Brands',
          ['Compare', '*', 'Probe'],
          'Pages',
          [
            'Home',
            'Side menu',
            'Login',
            'Register',
            'Forgotten password',
            'Game*',
            'Lottery',
            'Member centre',
            '*',
          ],
          'Components',
        ],
      },
    },
    // In the cloud: a picture in every brand and theme.
    chromatic: { modes: LOOK_MODES },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const root = document.documentElement
      const { tag, dir } = languageFrom(globals['language'])
      wear(globals['tenant'], globals['theme'])
      root.lang = tag
      root.dir = globals['direction'] === 'auto' ? dir : globals['direction']
      root.style.fontSize = FONT_SIZES[String(globals['textSize'])] ?? ''
      root.dataset['motion'] = globals['motion']
      if (parameters['stage'] === 'site')
        return (
          <StoryLookContext value={storyLook(globals)}>
            <Story />
          </StoryLookContext>
        )
      return parameters['stage'] === 'page' ? (
        <Story />
      ) : (
        <div className="livery-stage">
          <Story />
        </div>
      )
    },
  ],
  afterEach: assertEveryLook,
}

export default preview
