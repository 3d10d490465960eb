import { resolve } from 'node:path'

import type { Plugin } from 'vite'

import { readTokenUses } from '../tooling/visual/tokenUses.ts'
import { servedModule } from './servedModule.ts'

const ROOT = resolve(import.meta.dirname, '..')

/** `import uses from 'virtual:token-uses'`: components and parts of the app by the tokens that they draw with. */
export const tokenUses = (): Plugin =>
  servedModule({
    name: 'virtual:token-uses',
    folder: 'token-uses',
    read: async () => ({ value: await readTokenUses(ROOT), files: new Map() }),
  })
