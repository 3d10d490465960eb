import { resolve } from 'node:path'

import { openComponents, type ComponentReader } from '@livery/docgen'
import type { Plugin } from 'vite'

const UI = resolve(import.meta.dirname, '../packages/ui')
const COMPONENT = /^[^?]*\/packages\/ui\/src\/[^?]*(?<!\.(?:css|test|stories|messages))\.tsx?$/

/**
 * Gives every component of `packages/ui` what its table of props shows: types as the compiler resolves them, defaults
 * and docstrings. Tests show no tables and go without.
 *
 * Storybook's own ways fail here. `react-docgen` follows imports file by file, and each of some ninety icons imports
 * from `lucide`, whose index of 1,700 icons it reads anew every time: minutes for a build; and it tells
 * `keyof typeof css.tones` as just that. `react-docgen-typescript` calls the compiler's JavaScript API, which
 * TypeScript 7 does not publish. This reads the whole project once, through TypeScript 6.
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
      // After the last line: what stands before keeps its place in the source map.
      return infos.length === 0 ? undefined : { code: `${code}\n${infos.join('\n')}\n`, map: null }
    },
    handleHotUpdate({ file }) {
      if (COMPONENT.test(file)) components?.refresh()
    },
  }
}
