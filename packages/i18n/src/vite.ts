import formatjs from '@formatjs/unplugin/vite'
import type { Alias, PluginOption } from 'vite'

/**
 * Puts the parser-less build of the message syntax in place of the full one: catalogues are compiled, so the
 * 6 KB parser would never be called. `intl-messageformat` and `@formatjs/intl` import it by this bare name.
 */
export const noParserAlias: Alias = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
}

/**
 * The Vite part of the catalogues, for the host that compiles the site: no parser in the bundle, and no
 * English default texts or notes for translators either, because English is a catalogue like the others.
 */
export function liveryMessages(): PluginOption[] {
  return [
    { name: 'livery:no-message-parser', config: () => ({ resolve: { alias: [noParserAlias] } }) },
    formatjs({ removeDefaultMessage: true, filter: { id: /\.messages\.ts$/ } }),
  ]
}
