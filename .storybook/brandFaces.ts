import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { listTenantFolders, readIcons, readTenants } from '@livery/tenant'
import { type Brand, type IconSet, type Script, SCRIPTS } from '@livery/theme'
import { fontFaces } from '@livery/theme/fonts'
import type { Plugin } from 'vite'

import { servedModule, type FileContent, type Served } from './servedModule.ts'

const ROOT = resolve(import.meta.dirname, '..')

/**
 * Rules of the faces of a brand in all scripts.
 * @param base address of the folder of the font files
 * @param files to which the font files are added
 */
export function facesOf(brand: Brand, base: string, files: Map<string, FileContent>): string {
  const faces = fontFaces(brand, [...SCRIPTS] as Script[], { base })
  for (const { from, to } of faces.files) files.set(to, () => readFileSync(from))
  return faces.css
}

async function readFaces(base: string): Promise<Served> {
  const brands: Record<string, { brand: Brand; faces: string; icons: IconSet }> = {}
  const files = new Map<string, FileContent>()
  const ids = (await listTenantFolders(ROOT)).map(({ id }) => id)
  for (const { id, brand, path } of await readTenants(ROOT, { ids })) {
    // A brand that cannot be read is reported by the screens' data.
    if (brand === undefined) continue
    brands[id] = { brand, faces: facesOf(brand, base, files), icons: readIcons(path) ?? {} }
  }
  return { value: brands, files }
}

/**
 * `import brands from 'virtual:brand-faces'`: every tenant's brand, with the `@font-face` rules and font files
 * of its faces, and its own icons.
 */
export const brandFaces = (): Plugin =>
  servedModule({ name: 'virtual:brand-faces', folder: 'fonts', read: readFaces, sources: ['/tenants/'] })
