import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'

import { sourceEntries } from './entries.ts'

/** One preset for every library package; declarations come from the workspace's own compiler afterwards. */
export default defineConfig({
  entry: sourceEntries(process.cwd()),
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  external: [/^node:/, /^@livery\//],
  splitting: true,
  clean: true,
  dts: false,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
})
