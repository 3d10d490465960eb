import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

import { liveryMessages } from '@livery/i18n/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The repository's root: class names are derived from paths below it, so every compile has to use the same. */
export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/**
 * Phones of the last three to four years: what a mid-range Android and an iPhone that still gets updates run.
 * Top-level await, private fields and `:has()` need no rewriting there.
 */
export const browserTarget = ['chrome109', 'safari16.4', 'firefox115']

/**
 * The router ships a build without its developers' warnings, and its manifest leads nobody there.
 * Found from the package that depends on it: here it is nobody's dependency.
 */
function productionRouter(): string {
  const dom = createRequire(`${repositoryRoot}/packages/app/package.json`).resolve('react-router-dom')
  const entry = createRequire(dom).resolve('react-router')
  return entry.replace('/dist/development/', '/dist/production/').replace(/\.js$/, '.mjs')
}

/**
 * What every compile of the site shares: the one compile (`scripts/compile.ts`) and `livery dev`.
 * Only a build strips default texts and the message parser: while developing, a text that was not extracted yet shows.
 */
export default defineConfig(({ command }) => ({
  root: repositoryRoot,
  base: '/',
  appType: 'custom',
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin(), ...(command === 'build' ? liveryMessages() : [])],
  resolve:
    command === 'build' ? { alias: [{ find: /^react-router$/, replacement: productionRouter() }] } : {},
  build: { target: browserTarget },
}))
