import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'

import { sourceEntries } from './entries.ts'
import { allStyles } from './styleSheets.ts'

const folder = process.cwd()
const styles = allStyles(folder)

/**
 * Build preset of every library package; declarations are written afterwards by the workspace's own compiler.
 */
export default defineConfig({
  entry: { ...sourceEntries(folder), ...(styles && { styles }) },
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  // Packages stay imports: a second React inside a bundle would break the consumer's hooks.
  skipNodeModulesBundle: true,
  noExternal: [/\.vanilla\.css/],
  removeNodeProtocol: false,
  splitting: true,
  clean: true,
  dts: false,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
})
