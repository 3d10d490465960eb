import { resolve } from 'node:path'

import { loadTenants, type HomeSection } from '@livery/tenant'
import type { Brand } from '@livery/theme'
import type { Plugin } from 'vite'

import { facesOf } from './brandFaces.ts'
import { servedModule, type FileContent, type Served } from './servedModule.ts'

const ROOT = resolve(import.meta.dirname, '../tooling/visual/extremes')

/** A brand at an end of what data can say, with the `@font-face` rules of its faces and the sections of its home. */
export interface ExtremeBrand {
  readonly name: string
  readonly brand: Brand
  readonly faces: string
  readonly home: readonly HomeSection[]
}

async function readExtremes(base: string): Promise<Served> {
  const files = new Map<string, FileContent>()
  const value = (await loadTenants(ROOT)).map(({ config, brand }): ExtremeBrand => ({
    name: config.name,
    brand,
    faces: facesOf(brand, base, files),
    home: config.layout.home,
  }))
  return { value, files }
}

/** `import brands from 'virtual:extreme-brands'`: the brands of `tooling/visual/extremes`. */
export const extremeBrands = (): Plugin =>
  servedModule({
    name: 'virtual:extreme-brands',
    folder: 'extreme-fonts',
    read: readExtremes,
    sources: ['/extremes/'],
  })
