import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { type Brand, type Script, SCRIPTS } from '@livery/theme'
import { fontFaces } from '@livery/theme/fonts'
import type { Plugin } from 'vite'

import { servedModule, type FileContent, type Served } from './servedModule.ts'

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..')

async function readFaces(base: string): Promise<Served> {
  const css: Record<string, string> = {}
  const files = new Map<string, FileContent>()
  for await (const path of glob('tenants/*/brand.ts', { cwd: ROOT })) {
    const { default: brand } = (await import(pathToFileURL(join(ROOT, path)).href)) as { default: Brand }
    const faces = fontFaces(brand, [...SCRIPTS] as Script[], { base })
    css[path.split('/').at(-2) ?? path] = faces.css
    for (const { from, to } of faces.files) files.set(to, () => readFileSync(from))
  }
  return { value: css, files }
}

/**
 * `import faces from 'virtual:brand-faces'`: the `@font-face` rules of every tenant, with their font files.
 */
export const brandFaces = (): Plugin =>
  servedModule({ name: 'virtual:brand-faces', folder: 'fonts', read: readFaces })
