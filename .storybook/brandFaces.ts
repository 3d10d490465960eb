import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import type { Brand, Script } from '@livery/theme'
import { SCRIPTS } from '@livery/theme'
import { fontFaces } from '@livery/theme/fonts'
import type { Plugin } from 'vite'

const NAME = 'virtual:brand-faces'
const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..')

interface Faces {
  /** `@font-face` rules by tenant. */
  readonly css: Readonly<Record<string, string>>
  /** Where each font file lies, by its name in the bundle. */
  readonly files: ReadonlyMap<string, string>
}

async function readFaces(base: string): Promise<Faces> {
  const css: Record<string, string> = {}
  const files = new Map<string, string>()
  for await (const path of glob('tenants/*/brand.ts', { cwd: ROOT })) {
    const { default: brand } = (await import(pathToFileURL(join(ROOT, path)).href)) as { default: Brand }
    const faces = fontFaces(brand, [...SCRIPTS] as Script[], { base })
    css[path.split('/').at(-2) ?? path] = faces.css
    for (const file of faces.files) files.set(file.to, file.from)
  }
  return { css, files }
}

/** `import faces from 'virtual:brand-faces'`: the `@font-face` rules of every tenant, and the files they name. */
export function brandFaces(): Plugin {
  let building = false
  let read: Promise<Faces> | undefined
  const faces = (): Promise<Faces> => (read ??= readFaces(building ? './fonts/' : '/fonts/'))
  return {
    name: 'livery:brand-faces',
    configResolved(config) {
      building = config.command === 'build'
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined
      const { css, files } = await faces()
      if (building) {
        for (const [to, from] of files)
          this.emitFile({ type: 'asset', fileName: `fonts/${to}`, source: readFileSync(from) })
      }
      return `export default ${JSON.stringify(css)}`
    },
    configureServer(server) {
      const serve = async (url: string, response: ServerResponse): Promise<void> => {
        const { files } = await faces()
        const from = files.get(url.replace(/^\/|\?.*$/g, ''))
        response.writeHead(from === undefined ? 404 : 200, { 'Content-Type': 'font/woff2' })
        response.end(from === undefined ? undefined : readFileSync(from))
      }
      server.middlewares.use('/fonts/', (request, response) => void serve(request.url ?? '', response))
    },
  }
}
