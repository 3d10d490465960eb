import { OwnIcons } from '@livery/ui/icon-set'
import '@livery/ui/reset'
import type { Preview } from '@storybook/react-vite'
import { lazy } from 'react'

import { StoryLookContext } from '../packages/app/src/testing/storyEnvironment.ts'
import { extractArgTypes } from './argTypes.ts'
import { LOOK_MODES } from './chromaticModes.ts'
import { defaultArgs, editableArgTypes } from './editableArgs.ts'
import { assertEveryLook, underTest } from './everyLook.ts'
import { languageFrom } from './languages.ts'
import { applyBrand, iconsOf } from './look.ts'
import { storyLook } from './storyLook.ts'
import { AT_FIRST, TOOLS, VIEWPORTS } from './toolbar.ts'

import './stage.css'

/**
 * Names instead of numbers: Storybook parses a number in the address as one, and then does not find it in
 * the menu.
 */
const FONT_SIZES: Readonly<Record<string, string>> = { large: '150%', largest: '200%' }

/** Loaded with the first docs page: stories and their tests show none. */
const ComponentPage = lazy(async () => ({
  default: (await import('./docs/ComponentPage.tsx')).ComponentPage,
}))

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [editableArgTypes],
  argsEnhancers: [defaultArgs],
  globalTypes: TOOLS,
  initialGlobals: underTest
    ? // Animations are off in tests, which would catch an element half faded in; stories about motion enable them.
      { ...AT_FIRST, motion: 'reduced', viewport: { value: AT_FIRST.viewport, isRotated: false } }
    : AT_FIRST,
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    controls: { expanded: false },
    docs: { extractArgTypes, page: ComponentPage },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Tests need violations only; the panel also shows passed checks.
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
          ['Overview', 'Money', 'Play', 'Navigation', 'Forms', 'Feedback', 'Content'],
        ],
      },
    },
    // Chromatic takes a picture in every brand and theme.
    chromatic: { modes: LOOK_MODES },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const root = document.documentElement
      const { tag, dir } = languageFrom(globals['language'])
      applyBrand(globals['tenant'], globals['theme'], globals['season'])
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
      const story = (
        <OwnIcons value={iconsOf(globals['tenant'])}>
          <Story />
        </OwnIcons>
      )
      return parameters['stage'] === 'page' ? story : <div className="livery-stage">{story}</div>
    },
  ],
  afterEach: assertEveryLook,
}

export default preview
