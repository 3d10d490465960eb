import formatjs from '@formatjs/unplugin/vite'
import type { Alias, PluginOption } from 'vite'

/**
 * Alias of the message parser to its parser-less build: catalogues are compiled, so the 6 KB parser would
 * never be called. `intl-messageformat` and `@formatjs/intl` import it by this name.
 */
export const noParserAlias: Alias = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
}

/**
 * Vite plugins of the catalogues, for the app that builds the site: no parser in the bundle, and no English
 * default texts or translators' notes either, because English is a catalogue like the others.
 */
export function liveryMessages(): PluginOption[] {
  return [
    { name: 'livery:no-message-parser', config: () => ({ resolve: { alias: [noParserAlias] } }) },
    formatjs({ removeDefaultMessage: true, filter: { id: /\.messages\.ts$/ } }),
  ]
}
