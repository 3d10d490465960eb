import type { Preview } from '@storybook/react-vite'
import type { ViewportMap } from 'storybook/viewport'

import { LANGUAGE_CHOICES } from './languages.ts'
import { SEASONS } from './look.ts'
import { TENANT_CHOICES } from './storyLook.ts'

const items = (values: readonly (readonly [value: string, title: string])[]) =>
  values.map(([value, title]) => ({ value, title }))

const asWideAs = (
  width: number,
  height = 844,
  type: 'mobile' | 'desktop' = 'mobile',
): ViewportMap[string] => ({
  name: height === 844 ? `${width} px` : `${width} × ${height} px`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
})

/** Viewports of the toolbar; the last one is the full width. */
export const VIEWPORTS: ViewportMap = {
  narrow: asWideAs(320),
  phone: asWideAs(390),
  column: asWideAs(480),
  tablet: asWideAs(768),
  sideways: asWideAs(844, 390),
  desktop: asWideAs(1280, 844, 'desktop'),
  all: { name: 'All there is', styles: { width: '100%', height: '100%' }, type: 'desktop' },
}

/**
 * Toolbar settings besides the viewport (`VIEWPORTS`). The address keeps those that differ from `AT_FIRST`.
 */
export const TOOLS: NonNullable<Preview['globalTypes']> = {
  tenant: {
    description: 'Brand of the page',
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
  season: {
    description: 'Season of the brand, when it has this one',
    toolbar: {
      title: 'Season',
      icon: 'calendar',
      dynamicTitle: true,
      items: items([['none', 'No season'], ...SEASONS.map((name) => [name, name] as const)]),
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
        ['auto', 'By language'],
        ['ltr', 'Left to right'],
        ['rtl', 'Right to left'],
      ]),
    },
  },
  textSize: {
    description: 'Text size of the visitor',
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
    description: 'Motion, normal or reduced',
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
}

/** Initial toolbar settings. */
export const AT_FIRST = {
  tenant: 'aurora',
  theme: 'dark',
  season: 'none',
  language: 'EN',
  direction: 'auto',
  textSize: 'normal',
  motion: 'full',
  // Name only: for an object the address keeps just the changed parts, and a link to a rotated phone would
  // lose the phone.
  viewport: 'phone',
}
