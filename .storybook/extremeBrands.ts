import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { loadTenants, type HomeSection } from '@livery/tenant'
import { type Brand, SCRIPTS } from '@livery/theme'
import { fontFaces } from '@livery/theme/fonts'
import type { Plugin } from 'vite'

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
  const value = (await loadTenants(ROOT)).map(({ config, brand }): ExtremeBrand => {
    const faces = fontFaces(brand, [...SCRIPTS], { base })
    for (const { from, to } of faces.files) files.set(to, () => readFileSync(from))
    return { name: config.name, brand, faces: faces.css, home: config.layout.home }
  })
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
