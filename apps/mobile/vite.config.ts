import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

import { liveryMessages } from '@livery/i18n/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { shortClassNames } from './scripts/classNames.ts'

/** Repository root: class names are derived from paths below it, so every compile must use the same. */
export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/**
 * Browser target: phones of the last three to four years, a mid-range Android or an iPhone that still gets
 * updates. Top-level await, private fields and `:has()` need no rewriting there.
 */
export const browserTarget = ['chrome109', 'safari16.4', 'firefox115']

/**
 * Path of the router's production build, which has no development warnings and which its manifest does not
 * export. Resolved from the package that depends on it, because this one does not.
 */
function productionRouter(): string {
  const dom = createRequire(`${repositoryRoot}/packages/app/package.json`).resolve('react-router-dom')
  const entry = createRequire(dom).resolve('react-router')
  return entry.replace('/dist/development/', '/dist/production/').replace(/\.js$/, '.mjs')
}

/**
 * Vite settings shared by the compile (`scripts/compile.ts`) and `livery dev`. Only builds strip default
 * texts and the message parser: in development, texts that were not extracted yet are shown.
 */
export default defineConfig(({ command }) => ({
  root: repositoryRoot,
  base: '/',
  appType: 'custom',
  publicDir: false,
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: command === 'build' ? shortClassNames() : 'debug' }),
    ...(command === 'build' ? liveryMessages() : []),
  ],
  resolve:
    command === 'build' ? { alias: [{ find: /^react-router$/, replacement: productionRouter() }] } : {},
  build: { target: browserTarget },
}))
