import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'

import { brandFaces } from './brandFaces.ts'
import { writeBrandStories } from './brandStories.ts'
import { propTables } from './propTables.ts'
import { storyBrands } from './storyBrands.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: async () => [
    './pages/**/*.mdx',
    './pages/**/*.stories.tsx',
    await writeBrandStories(),
    './probe/*.stories.tsx',
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook's onboarding tour and change list are off: designers come here for the brands.
  features: { sidebarOnboardingChecklist: false, changeDetection: false },
  // Neither of the two built-in readers can read these components; propTables.ts does.
  typescript: { reactDocgen: false },
  // Relative addresses: the built Storybook works from any folder of any web server.
  viteFinal: (vite) => ({
    ...vite,
    base: './',
    plugins: [...(vite.plugins ?? []), propTables(), vanillaExtractPlugin(), brandFaces(), storyBrands()],
  }),
}

export default config
