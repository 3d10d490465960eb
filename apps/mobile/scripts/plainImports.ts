import type { Plugin } from 'vite'

/** Module of Vite that each dynamic import of a build calls. */
const HELPER = /vite\/preload-helper\.js$/

/**
 * Dynamic imports that only import. Vite's helper inserts a link for each file that a module needs, and there are none:
 * the stamp writes the preloads of the first page, and all styles are one sheet. Without it every page is half a
 * kilobyte of script lighter.
 */
export const plainImports = (): Plugin => ({
  name: 'livery-plain-imports',
  transform: {
    filter: { id: HELPER },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    if (chunks.some(({ code }) => code.includes('vite:preloadError')))
      this.error('Vite has another helper for dynamic imports than this plugin takes the place of.')
  },
})
