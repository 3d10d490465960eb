import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'

import { allFaces } from './allFaces.ts'
import { brandFaces } from './brandFaces.ts'
import { writeBrandStories } from './brandStories.ts'
import { extremeBrands } from './extremeBrands.ts'
import { propTables } from './propTables.ts'
import { storyBrands } from './storyBrands.ts'
import { tokenUses } from './tokenUses.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: async () => [
    './pages/**/*.mdx',
    './pages/**/*.stories.tsx',
    './docs/*.stories.tsx',
    await writeBrandStories(),
    './probe/*.stories.tsx',
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-a11y',
    '@storybook/addon-docs',
    '@storybook/addon-vitest',
    // Tests press and focus for real; rewriting every style sheet for each story would only cost them time.
    ...(process.env['VITEST'] === undefined ? ['storybook-addon-pseudo-states'] : []),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook's onboarding tour and change list are off: designers come here for the brands.
  features: { sidebarOnboardingChecklist: false, changeDetection: false },
  // Neither of the two built-in readers can read these components; propTables.ts does.
  typescript: { reactDocgen: false },
  // Relative addresses: the built Storybook works from any folder of any web server.
  viteFinal: (vite) => ({
    ...vite,
    base: './',
    plugins: [
      ...(vite.plugins ?? []),
      propTables(),
      vanillaExtractPlugin(),
      brandFaces(),
      allFaces(),
      extremeBrands(),
      storyBrands(),
      tokenUses(),
    ],
  }),
}

export default config
