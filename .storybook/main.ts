import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'

import { brandFaces } from './brandFaces.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx', './pages/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Reading the props' docstrings follows every import of every component: minutes, for what the editor shows at once.
  typescript: { reactDocgen: false },
  // Relative addresses: the built Storybook works from any folder of any web server.
  viteFinal: (vite) => ({
    ...vite,
    base: './',
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin(), brandFaces()],
  }),
}

export default config
