import '@livery/ui/reset'
import type { Preview } from '@storybook/react-vite'

import { extractArgTypes } from './argTypes.ts'
import { assertEveryLook, underTest } from './everyLook.ts'
import { LANGUAGE_CHOICES, languageFrom } from './languages.ts'
import { BRANDS, LIVE_BRANDS, THEMES, wear } from './look.ts'

import './stage.css'

const items = (values: readonly (readonly [value: string, title: string])[]) =>
  values.map(([value, title]) => ({ value, title }))

/** Words and not numbers: Storybook reads a number of the address back as one, and then finds it in no menu. */
const FONT_SIZES: Readonly<Record<string, string>> = { large: '150%', largest: '200%' }

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
        items: items([...BRANDS.keys()].map((id) => [id, id])),
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
    viewport: { value: undefined, isRotated: false },
  },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { extractArgTypes },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    viewport: {
      options: Object.fromEntries(
        (
          [
            ['narrow', 320],
            ['phone', 390],
            ['column', 480],
            ['tablet', 768],
          ] as const
        ).map(([name, width]) => [
          name,
          { name: `${width} px`, styles: { width: `${width}px`, height: '844px' }, type: 'mobile' },
        ]),
      ),
    },
    options: {
      storySort: {
        order: ['Welcome', 'Guides', 'Brands', ['Compare', '*', 'Probe'], 'Components', 'Pages', 'Screens'],
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
