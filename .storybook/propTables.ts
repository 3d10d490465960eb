import { resolve } from 'node:path'

import { openComponents, type ComponentReader } from '@livery/docgen'
import type { Plugin } from 'vite'

const UI = resolve(import.meta.dirname, '../packages/ui')
const COMPONENT = /^[^?]*\/packages\/ui\/src\/[^?]*(?<!\.(?:css|test|stories|usage|messages))\.tsx?$/

/**
 * Vite plugin that adds prop tables to every component of `packages/ui`: types as the compiler resolves
 * them, defaults and docstrings. Tests show no tables and skip it.
 * Storybook's own readers fail here. `react-docgen` follows imports file by file, and each of some ninety
 * icons imports from `lucide`, whose index of 1,700 icons it reads again every time: minutes for a build;
 * and it prints `keyof typeof css.tones` unresolved. `react-docgen-typescript` calls the compiler's
 * JavaScript API, which TypeScript 7 does not publish. This plugin reads the whole project once, through
 * TypeScript 6.
 */
export function propTables(): Plugin {
  let components: ComponentReader | undefined
  let isOn = true
  return {
    name: 'livery:prop-tables',
    enforce: 'pre',
    configResolved({ mode }) {
      isOn = mode !== 'test' && process.env['VITEST'] === undefined
    },
    transform(code, id) {
      if (!isOn || !COMPONENT.test(id)) return undefined
      components ??= openComponents(resolve(UI, 'tsconfig.json'))
      const infos = components.read(id).map((component) => {
        const { name, ...info } = component
        return `;${name}.__docgenInfo=${JSON.stringify({ displayName: name, ...info })};`
      })
      // Appended after the last line, so that the source map stays valid.
      return infos.length === 0 ? undefined : { code: `${code}\n${infos.join('\n')}\n`, map: null }
    },
    handleHotUpdate({ file }) {
      if (COMPONENT.test(file)) components?.refresh()
    },
  }
}
