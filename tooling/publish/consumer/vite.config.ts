import { compileLanguage } from '@livery/i18n/compile'
import { liveryMessages } from '@livery/i18n/vite'
import { brandStylesheet, prePaintScript, solveBrand, themeColors } from '@livery/theme'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

import brand from './brand.ts'

/**
 * Solves the brand during the build: the page gets its variables and the script that sets the theme before the
 * first frame.
 */
function brandInThePage(): Plugin {
  const solved = solveBrand(brand)
  const script = prePaintScript({ defaultTheme: 'dark', themeColors: themeColors(solved) })
  return {
    name: 'brand-in-the-page',
    transformIndexHtml: () => [
      { tag: 'style', children: brandStylesheet(solved), injectTo: 'head' },
      { tag: 'script', children: script, injectTo: 'head' },
    ],
  }
}

/** The catalogue of the page's language, compiled, as a file of the build. */
function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    generateBundle() {
      const { messages } = compileLanguage('VI')
      this.emitFile({ type: 'asset', fileName: 'messages/VI.json', source: JSON.stringify(messages) })
    },
  }
}

export default defineConfig({
  plugins: [react(), liveryMessages(), brandInThePage(), compiledMessages()],
})
