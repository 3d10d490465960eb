import { extname } from 'node:path'

import type { Plugin, ViteDevServer } from 'vite'

/** Content of a file, or a function that makes it on demand. */
export type FileContent = string | Buffer | (() => string | Buffer | Promise<string | Buffer>)

/** Module with the files that it refers to. */
export interface Served {
  /** The module's default export. */
  readonly value: unknown
  /** Files by their path below the folder. Making one may add further files. */
  readonly files: ReadonlyMap<string, FileContent>
}

export interface ServedModule {
  /** Import specifier of the module, such as `virtual:brand-faces`. */
  readonly name: string
  /** Folder of its files, in the development server and in a build. */
  readonly folder: string
  /** Makes module and files. `base` is the address of the folder, with a trailing slash. */
  readonly read: (base: string) => Promise<Served>
  /** Sources as parts of paths; a change of one reloads the module. */
  readonly sources?: readonly string[]
}

const KINDS: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
}

const contentOf = async (content: FileContent): Promise<string | Buffer> =>
  typeof content === 'function' ? content() : content

/**
 * Vite plugin for a virtual module with files: served in development, written out by a build. Addresses in
 * a build are relative, so that it works in any folder of any web server.
 */
export function servedModule({ name, folder, read, sources = [] }: ServedModule): Plugin {
  const id = `\0${name}`
  let building = false
  let reading: Promise<Served> | undefined
  const served = (): Promise<Served> => (reading ??= read(building ? `./${folder}/` : `/${folder}/`))

  function follow({ watcher, moduleGraph, ws }: ViteDevServer): void {
    watcher.on('change', (file) => {
      if (!sources.some((source) => file.includes(source))) return
      reading = undefined
      const module = moduleGraph.getModuleById(id)
      if (module) moduleGraph.invalidateModule(module)
      ws.send({ type: 'full-reload' })
    })
  }

  return {
    name: `livery:${name.replace('virtual:', '')}`,
    configResolved({ command }) {
      building = command === 'build'
    },
    resolveId: (asked) => (asked === name ? id : undefined),
    async load(asked) {
      if (asked !== id) return undefined
      const { value, files } = await served()
      if (building) {
        // The iteration includes files that are added while it runs.
        for (const [path, content] of files)
          this.emitFile({ type: 'asset', fileName: `${folder}/${path}`, source: await contentOf(content) })
      }
      return `export default ${JSON.stringify(value)}`
    },
    configureServer(server) {
      follow(server)
      server.middlewares.use(`/${folder}/`, async (request, response, next) => {
        try {
          const path = decodeURI((request.url ?? '').replace(/^\/|\?.*$/g, ''))
          const content = (await served()).files.get(path)
          const kind = KINDS[extname(path)] ?? 'application/octet-stream'
          response.writeHead(content === undefined ? 404 : 200, { 'Content-Type': kind })
          response.end(content === undefined ? undefined : await contentOf(content))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
